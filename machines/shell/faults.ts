/**
 * What the merchant is told when a call is refused or fails: each errCode once per page load (8.2), and that requests
 * fail (8.4), though not again and again while the console keeps looking at something without success.
 */
import { type ActorRefFrom, assign, emit, setup } from "xstate";

/** How long an error toast stays, in milliseconds (9.1). */
export const ERROR_TOAST_DURATION = 5_000;

/** How long after one failure was told the next ones are not, in milliseconds. */
export const FAILURE_QUIET = 30_000;

export const faults = setup({
  types: {
    context: {} as { told: string[] },
    events: {} as { type: "REFUSED"; errCode: string; errMsg: string } | { type: "FAILED" },
    emitted: {} as { type: "refusalToTell"; errMsg: string } | { type: "failureToTell" },
  },
  guards: {
    // Refusals without a code have nothing in common: each is told.
    isNew: ({ context }, errCode: string) => errCode === "" || !context.told.includes(errCode),
  },
  actions: {
    rememberTold: assign({
      told: ({ context }, errCode: string) => (errCode === "" ? context.told : [...context.told, errCode]),
    }),
    tellRefusal: emit((_, errMsg: string) => ({ type: "refusalToTell" as const, errMsg })),
    tellFailure: emit({ type: "failureToTell" }),
  },
  delays: { failureQuiet: FAILURE_QUIET },
}).createMachine({
  id: "faults",
  context: { told: [] },
  type: "parallel",
  states: {
    refusals: {
      meta: { spec: ["8.2"] },
      on: {
        REFUSED: {
          guard: { type: "isNew", params: ({ event }) => event.errCode },
          actions: [
            { type: "tellRefusal", params: ({ event }) => event.errMsg },
            { type: "rememberTold", params: ({ event }) => event.errCode },
          ],
        },
      },
    },
    failures: {
      meta: { spec: ["8.4"] },
      initial: "listening",
      states: {
        listening: { on: { FAILED: { target: "quiet", actions: "tellFailure" } } },
        quiet: { after: { failureQuiet: "listening" } },
      },
    },
  },
});

export type FaultsActor = ActorRefFrom<typeof faults>;
