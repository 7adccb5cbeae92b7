import { isDeepStrictEqual } from "node:util";
import { faults } from "#machines/shell/faults.ts";
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import {
  all,
  any,
  exactly,
  happens,
  ignored,
  not,
  remembered,
  starts,
  type When,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

/** The failure that it is about, and what is remembered of it. */
const FAILURE = ({ failure }: { failure: unknown }, { step }: Parameters<When>[0]) =>
  failure === step?.event["failure"];
const KINDS = {
  kinds: (kinds: string[], { step, before }: Parameters<When>[0]) =>
    isDeepStrictEqual(kinds, [...(before?.context.kinds ?? []), step?.event["failure"].kind]),
};

function knowsCode(code: string): When {
  return remembered({ shown: (codes: string[]) => codes.includes(code) });
}

function knowsKind(kind: string): When {
  return remembered({ kinds: (kinds: string[]) => kinds.includes(kind) });
}

export const faultsModel = modelOf<typeof faults>({
  machine: faults,
  about: "What the merchant is shown when a call fails (8.2, 8.4)",
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
      "with an answer that cannot be read": { failure: sampleFailure("unreadable") },
    },
  },
  answers: {},
  stateKey: ({ shown, kinds }) => ({ codes: shown.toSorted(), failures: kinds.toSorted() }),
  always: {
    "no code is shown twice (8.2)": ({ context }) => new Set(context.shown).size === context.shown.length,
  },
  overTime: {
    "no message is shown before a fault (8.2, 8.4)": whenever(starts).then(exactly({ is: "failures.listening" })),
    "a refusal is shown with the service's words, and its code remembered (8.2)": whenever(
      happens("REFUSED", "with a code"),
      not(knowsCode("2101")),
    ).then(
      exactly({
        does: [["refusalReported", { errMsg: "Not on sale" }]],
        remembers: {
          shown: (codes: string[], { before }: Parameters<When>[0]) =>
            isDeepStrictEqual(codes, [...(before?.context.shown ?? []), "2101"]),
        },
      }),
    ),
    "a code that was shown is not shown again (8.2)": whenever(
      any(
        all(happens("REFUSED", "with a code"), knowsCode("2101")),
        all(happens("REFUSED", "with another"), knowsCode("2102")),
      ),
    ).then(ignored),
    "refusals without a code are each shown (8.2)": whenever(happens("REFUSED", "without a code")).then(
      exactly({ does: [["refusalReported", { errMsg: "No" }]] }),
    ),
    "a first failure is shown, and half a minute begins (8.4)": whenever(
      happens("FAILED"),
      was("failures.listening"),
    ).then(exactly({ is: "failures.quiet", does: [["failureReported", FAILURE]], waits: [30_000], remembers: KINDS })),
    "one of another kind is shown meanwhile, and the half minute goes on (8.4)": whenever(
      happens("FAILED", "offline"),
      was("failures.quiet"),
      not(knowsKind("offline")),
    ).then(exactly({ does: [["failureReported", FAILURE]], remembers: KINDS })),
    "one of the same kind is not (8.4)": whenever(
      happens("FAILED", "offline"),
      was("failures.quiet"),
      knowsKind("offline"),
    ).then(ignored),
    "after the half minute each kind is shown again (8.4)": whenever(happens("failureQuiet elapses")).then(
      exactly({ is: "failures.listening", remembers: { kinds: [] } }),
    ),
  },
});
