import { accessProcess } from "#machines/dashboard/access-process.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { progressUntil } from "#machines/testing/sample-progress.ts";
import { modelOf, plain } from "#model-tests/model.ts";

const ANSWERS = {
  done: accepted(progressUntil("paymentReceived")),
  missing: accepted(progressUntil("currencyOn")),
  refused: refusal(),
};

export const accessProcessModel = modelOf<typeof accessProcess>({
  machine: accessProcess,
  about: "The checklist of the access process (2.24)",
  input: undefined,
  events: { OPENED: plain, FOLDED: plain, CALLED_BACK: plain, REFRESHED: plain },
  answers: { loadProgress: ANSWERS, loadProgressAgain: ANSWERS },
  stateKey: () => ({}),
  always: {
    "what is shown is known (2.24)": ({ value, context }) => value !== "shown" || context.progress !== null,
    "what is not there says why (8.2, 8.4)": ({ value, context }) =>
      value !== "unavailable" || context.problem !== null,
  },
});
