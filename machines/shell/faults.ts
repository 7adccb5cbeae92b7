/**
 * Notices about refused and failed calls: each errCode once per page load (8.2), and each kind of failure (8.4) at most
 * once per interval.
 */
import { assertEvent, assign, emit, setup } from "xstate";
import type { Failure, FailureKind } from "#contracts/failure.ts";

/** How long further failures of the same kind are not shown, in milliseconds. */
const FAILURE_QUIET = 30_000;

export const faults = setup({
  types: {
    context: {} as {
      shown: string[];
      /** The kinds of failure shown in the current interval. */
      kinds: FailureKind[];
    },
    events: {} as { type: "REFUSED"; errCode: string; errMsg: string } | { type: "FAILED"; failure: Failure },
    emitted: {} as { type: "refusalReported"; errMsg: string } | { type: "failureReported"; failure: Failure },
  },
  guards: {
    isNew: ({ context }, errCode: string) => !context.shown.includes(errCode),
    isNewKind: ({ context, event }) => event.type === "FAILED" && !context.kinds.includes(event.failure.kind),
  },
  actions: {
    // Refusals without a code cannot be compared, so each is shown.
    setShown: assign({
      shown: ({ context }, errCode: string) => (errCode === "" ? context.shown : [...context.shown, errCode]),
    }),
    setKind: assign({
      kinds: ({ context, event }) => (event.type === "FAILED" ? [...context.kinds, event.failure.kind] : context.kinds),
    }),
    clearKinds: assign({ kinds: [] }),
    reportRefusal: emit((_, errMsg: string) => ({ type: "refusalReported" as const, errMsg })),
    reportFailure: emit(({ event }) => {
      assertEvent(event, "FAILED");
      return { type: "failureReported" as const, failure: event.failure };
    }),
  },
  delays: { failureQuiet: FAILURE_QUIET },
}).createMachine({
  id: "faults",
  context: { shown: [], kinds: [] },
  type: "parallel",
  states: {
    refusals: {
      meta: { spec: ["8.2"] },
      on: {
        REFUSED: {
          guard: { type: "isNew", params: ({ event }) => event.errCode },
          actions: [
            { type: "reportRefusal", params: ({ event }) => event.errMsg },
            { type: "setShown", params: ({ event }) => event.errCode },
          ],
        },
      },
    },
    failures: {
      meta: { spec: ["8.4"] },
      initial: "listening",
      states: {
        listening: { on: { FAILED: { target: "quiet", actions: ["reportFailure", "setKind"] } } },
        quiet: {
          on: { FAILED: { guard: "isNewKind", actions: ["reportFailure", "setKind"] } },
          after: { failureQuiet: { target: "listening", actions: "clearKinds" } },
        },
      },
    },
  },
});
