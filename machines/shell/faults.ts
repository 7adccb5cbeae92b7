/**
 * What the merchant is shown when a call is refused or fails: each errCode once per page load (8.2), and that requests
 * fail (8.4), but not every time while polling keeps failing.
 */
import { type ActorRefFrom, assign, emit, setup } from "xstate";

/** How long an error toast stays, in milliseconds (9.1). */
export const ERROR_TOAST_DURATION = 5_000;

/** After a failure was shown, further ones are not shown for this long, in milliseconds. */
export const FAILURE_QUIET = 30_000;

export const faults = setup({
  types: {
    context: {} as { shown: string[] },
    events: {} as { type: "REFUSED"; errCode: string; errMsg: string } | { type: "FAILED" },
    emitted: {} as { type: "refusalReported"; errMsg: string } | { type: "failureReported" },
  },
  guards: {
    // Refusals without a code cannot be recognised as the same one, so each is shown.
    isNew: ({ context }, errCode: string) => errCode === "" || !context.shown.includes(errCode),
  },
  actions: {
    rememberShown: assign({
      shown: ({ context }, errCode: string) => (errCode === "" ? context.shown : [...context.shown, errCode]),
    }),
    reportRefusal: emit((_, errMsg: string) => ({ type: "refusalReported" as const, errMsg })),
    reportFailure: emit({ type: "failureReported" }),
  },
  delays: { failureQuiet: FAILURE_QUIET },
}).createMachine({
  id: "faults",
  context: { shown: [] },
  type: "parallel",
  states: {
    refusals: {
      meta: { spec: ["8.2"] },
      on: {
        REFUSED: {
          guard: { type: "isNew", params: ({ event }) => event.errCode },
          actions: [
            { type: "reportRefusal", params: ({ event }) => event.errMsg },
            { type: "rememberShown", params: ({ event }) => event.errCode },
          ],
        },
      },
    },
    failures: {
      meta: { spec: ["8.4"] },
      initial: "listening",
      states: {
        listening: { on: { FAILED: { target: "quiet", actions: "reportFailure" } } },
        quiet: { after: { failureQuiet: "listening" } },
      },
    },
  },
});

export type FaultsActor = ActorRefFrom<typeof faults>;
