import { isDeepStrictEqual } from "node:util";
import { faults } from "#machines/shell/faults.ts";
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import { all, any, atStart, type Condition, hadContext, not, when } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

/** Checks of the reported failure and of the kinds in the context. */
const FAILURE = ({ failure }: { failure: unknown }, { step }: Parameters<Condition>[0]) =>
  failure === step?.event["failure"];
const KINDS = {
  kinds: (kinds: string[], { step, before }: Parameters<Condition>[0]) =>
    isDeepStrictEqual(kinds, [...(before?.context.kinds ?? []), step?.event["failure"].kind]),
};

function knowsCode(code: string): Condition {
  return hadContext({ shown: (codes: string[]) => codes.includes(code) });
}

function knowsKind(kind: string): Condition {
  return hadContext({ kinds: (kinds: string[]) => kinds.includes(kind) });
}

export const faultsModel = modelOf<typeof faults>({
  machine: faults,
  description: "What the merchant is shown when a call fails (8.2, 8.4)",
  input: undefined,
  events: {
    REFUSED: {
      "with a code": { errCode: "2101", errMsg: "Not on sale" },
      "with another": { errCode: "2102", errMsg: "Too late" },
      "without a code": { errCode: "", errMsg: "No" },
    },
    FAILED: {
      offline: { failure: sampleFailure("offline") },
      "without an answer in time": { failure: sampleFailure("timeout") },
      "without an answer": { failure: sampleFailure("unreachable") },
      "with a status": { failure: sampleFailure("status") },
      "with an unreadable answer": { failure: sampleFailure("unreadable") },
    },
  },
  answers: {},
  stateKey: ({ shown, kinds }) => ({ codes: shown.toSorted(), failures: kinds.toSorted() }),
  always: {},
  overTime: {
    "no message is shown before a fault (8.2, 8.4)": when(atStart).exactly({ state: "failures.listening" }),
    "a refusal is shown with the service's text, and its code is stored (8.2)": when(
      "REFUSED (with a code)",
      not(knowsCode("2101")),
    ).exactly({
      effects: [["refusalReported", { errMsg: "Not on sale" }]],
      context: {
        shown: (codes: string[], { before }: Parameters<Condition>[0]) =>
          isDeepStrictEqual(codes, [...(before?.context.shown ?? []), "2101"]),
      },
    }),
    "a refusal whose code was shown is not shown again (8.2)": when(
      any(all("REFUSED (with a code)", knowsCode("2101")), all("REFUSED (with another)", knowsCode("2102"))),
    ).isIgnored(),
    "refusals without a code are each shown (8.2)": when("REFUSED (without a code)").exactly({
      effects: [["refusalReported", { errMsg: "No" }]],
    }),
    "the first failure is shown and starts half a minute of quiet (8.4)": when("FAILED")
      .from("failures.listening")
      .exactly({ state: "failures.quiet", effects: [["failureReported", FAILURE]], delays: [30_000], context: KINDS }),
    "a failure of another kind is shown in that time, which does not restart (8.4)": when(
      "FAILED (offline)",
      not(knowsKind("offline")),
    )
      .from("failures.quiet")
      .exactly({ effects: [["failureReported", FAILURE]], context: KINDS }),
    "a failure of the same kind is not shown in that time (8.4)": when("FAILED (offline)", knowsKind("offline"))
      .from("failures.quiet")
      .isIgnored(),
    "after the half minute each kind is shown again (8.4)": when("failureQuiet elapses").exactly({
      state: "failures.listening",
      context: { kinds: [] },
    }),
  },
});
