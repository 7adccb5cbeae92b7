import { accessProcess } from "#machines/dashboard/access-process.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { progressUntil } from "#machines/testing/sample-progress.ts";
import {
  answerValue,
  any,
  during,
  exactly,
  fromState,
  hasCall,
  hasEffect,
  inState,
  type Moment,
  never,
  noPayload,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const ALL_DONE = progressUntil("packageInForce");
const ANSWERS = {
  done: accepted(ALL_DONE),
  "done as far as known": accepted({ ...ALL_DONE, callbackReceived: null }),
  missing: accepted({ ...ALL_DONE, applicationAdded: false }),
  refused: refusal(),
};

/** The context has the progress of the answer, unchanged. */
const asSaid = (progress: unknown, moment: Moment) => answerValue({ accepted: true, value: progress }, moment);

export const accessProcessModel = modelOf<typeof accessProcess>({
  machine: accessProcess,
  description: "The checklist of the access process (2.24)",
  input: undefined,
  events: { OPENED: noPayload, FOLDED: noPayload, CALLED_BACK: noPayload, REFRESHED: noPayload },
  answers: { loadProgress: ANSWERS, loadProgressAgain: ANSWERS },
  stateKey: () => ({}),
  always: {
    "what is shown is known (2.24)": ({ value, context }) => value !== "shown" || context.progress !== null,
    "what is not there says why (8.2, 8.4)": ({ value, context }) =>
      value !== "unavailable" || context.problem !== null,
  },
  overTime: {
    "it is loaded when it opens, and again on request (2.24)": when(
      any(
        (moment) => onEvent("OPENED")(moment) && fromState("folded")(moment),
        (moment) => onEvent("REFRESHED")(moment) && fromState("shown", "unavailable")(moment),
      ),
    ).then(hasCall("loadProgress")),
    "folding it keeps it folded, also on the next visit (2.24)": when(onEvent("FOLDED"), fromState("shown")).then(
      inState("folded"),
      hasEffect("rememberFolded"),
    ),
    "calling it back shows it (2.24)": when(onEvent("CALLED_BACK"), fromState("folded")).then(
      inState("callingBack"),
      hasEffect("forgetFolded"),
    ),
    "what cannot be loaded is said to be unavailable (8.2, 8.4)": when(
      any(
        onEvent("loadProgress fails"),
        onEvent("loadProgressAgain fails"),
        onEvent("loadProgress answers", "refused"),
        onEvent("loadProgressAgain answers", "refused"),
      ),
    ).then(inState("unavailable")),
    "nothing is loaded before it is opened (2.24)": never(
      any(hasCall("loadProgress"), hasCall("loadProgressAgain")),
    ).before(any(onEvent("OPENED"), onEvent("CALLED_BACK"))),
    "what is all done folds itself away, also next time (2.24)": when(
      onEvent("loadProgress answers", "done", "done as far as known"),
    ).then(exactly({ state: "folded", effects: ["rememberFolded"], context: { progress: asSaid, problem: null } })),
    "what is not all done is shown (2.24)": when(onEvent("loadProgress answers", "missing")).then(
      exactly({ state: "shown", context: { progress: asSaid, problem: null } }),
    ),
    "what is folded away is opened or called back (2.24)": during("folded").only("OPENED", "CALLED_BACK"),
    "what is shown is folded away or looked at again (2.24)": during("shown").only("FOLDED", "REFRESHED"),
    "what could not be loaded is asked for again (2.24)": during("unavailable").only("REFRESHED"),
    "while it is called back it is waited for (2.24)": during("callingBack").only(
      "loadProgressAgain answers",
      "loadProgressAgain fails",
    ),
    "while it is loaded it is waited for (2.24)": during("loading").only("loadProgress answers", "loadProgress fails"),
  },
});
