import { faults } from "#machines/shell/faults.ts";
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import { modelOf } from "#model-tests/model.ts";

export const faultsModel = modelOf<typeof faults>({
  machine: faults,
  about: "What the merchant is shown when a call comes to nothing (8.2, 8.4)",
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
});
