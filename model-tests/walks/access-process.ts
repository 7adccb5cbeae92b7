import { accessProcessModel } from "#model-tests/models/access-process.ts";
import { expectHidden, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { buttonIn, type Control, type Expectation } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const PROGRESS = "/api/Dashboard/Progress";
const panel: Control = ({ person }) => person.machine("accessProcess");
const again = buttonIn(panel, "shell:error.retry");
const callBack: Control = ({ person }) => person.button("dashboard:access.callBack");

/** Known progress stays on the screen; before the first answer the panel is absent. */
const expectProgress: Expectation = (stage, snapshot) =>
  (snapshot.context.progress === null ? expectHidden(panel) : expectText("dashboard:access.title"))(stage, snapshot);

/** The walk of the access process checklist (2.24), on the console home. */
export const accessProcessWalk = defineWalk(import.meta.vitest, {
  // Refreshing keeps the known progress on the screen.
  model: { ...accessProcessModel, stateKey: ({ progress }) => ({ known: progress !== null }) },
  dataMachine: null,
  calls: { loadProgress: PROGRESS, loadProgressAgain: PROGRESS },
  initialSteps: ["OPENED"],
  open: (stage) => stage.open("/console/index"),
  excluded: { OPENED: { reason: "The console home sends it when it opens." } },
  isPossible: ({ step: { label } }, { value, snapshot: { context } }) =>
    label !== "REFRESHED" || value === "shown" || (value === "unavailable" && context.progress !== null),
  actions: {
    // Without a failure, only the refresh button of the console home reloads it.
    REFRESHED: (stage, _, snapshot) =>
      (snapshot.value === "shown" ? stage.person.button("dashboard:refresh") : again(stage, snapshot)).press("Enter"),
  },
  controls: { FOLDED: ({ person }) => person.button("dashboard:access.fold"), REOPENED: callBack, REFRESHED: again },
  enabledWhileIgnored: { REFRESHED: "The button stays enabled; during a load the machine ignores it." },
  problemsOf: ({ value, context }) => (value === "folded" || context.progress === null ? [] : [context.problem]),
  messagesIn: ({ person }) => person.page.getByRole("main"),
  expectations: {
    folded: expectVisible(callBack),
    loading: expectProgress,
    shown: expectText("dashboard:access.title"),
    reopening: expectProgress,
    unavailable: expectProgress,
  },
});
