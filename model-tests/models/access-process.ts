import { accessProcess } from "#machines/dashboard/access-process.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { progressUntil } from "#machines/testing/sample-progress.ts";
import {
  answerValue,
  any,
  during,
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
  "known steps done": accepted({ ...ALL_DONE, callbackReceived: null }),
  missing: accepted({ ...ALL_DONE, applicationAdded: false }),
  refused: refusal(),
};

/** The context has the progress of the answer, unchanged. */
const answerProgress = (progress: unknown, moment: Moment) => answerValue({ accepted: true, value: progress }, moment);

export const accessProcessModel = modelOf<typeof accessProcess>({
  machine: accessProcess,
  description: "The checklist of the access process (2.24)",
  input: undefined,
  events: noPayload("OPENED", "FOLDED", "REOPENED", "REFRESHED"),
  answers: { loadProgress: ANSWERS, loadProgressAgain: ANSWERS },
  stateKey: () => ({}),
  always: {},
  overTime: {
    "opening or refreshing loads the progress (2.24)": when(
      any(
        (moment) => onEvent("OPENED")(moment) && fromState("folded")(moment),
        (moment) => onEvent("REFRESHED")(moment) && fromState("shown", "unavailable")(moment),
      ),
    ).then(hasCall("loadProgress")),
    "folding the panel stores that it is folded (2.24)": when("FOLDED")
      .from("shown")
      .then(inState("folded"), hasEffect("storeFolded")),
    "showing the panel again clears the stored fold (2.24)": when("REOPENED")
      .from("folded")
      .then(inState("reopening"), hasEffect("clearFolded")),
    "a failed or refused load leads to the unavailable state (8.2, 8.4)": when(
      any(
        "loadProgress fails",
        "loadProgressAgain fails",
        "loadProgress answers (refused)",
        "loadProgressAgain answers (refused)",
      ),
    ).leadsTo("unavailable"),
    "no progress is loaded before the panel is opened (2.24)": never(
      any(hasCall("loadProgress"), hasCall("loadProgressAgain")),
    ).before(any("OPENED", "REOPENED")),
    "the panel folds itself when every step is done, and stores that (2.24)": when(
      onEvent("loadProgress answers", "done", "known steps done"),
    ).exactly({ state: "folded", effects: ["storeFolded"], context: { progress: answerProgress, problem: null } }),
    "the panel is shown while a step is missing (2.24)": when("loadProgress answers (missing)").exactly({
      state: "shown",
      context: { progress: answerProgress, problem: null },
    }),
    "a folded panel can only be opened or shown again (2.24)": during("folded").only("OPENED", "REOPENED"),
    "a shown panel can only be folded or refreshed (2.24)": during("shown").only("FOLDED", "REFRESHED"),
    "an unavailable panel can only be refreshed (2.24)": during("unavailable").only("REFRESHED"),
    "reopening the panel only waits for the service's answer (2.24)":
      during("reopening").onlyWaitsFor("loadProgressAgain"),
    "loading the panel only waits for the service's answer (2.24)": during("loading").onlyWaitsFor("loadProgress"),
  },
});
