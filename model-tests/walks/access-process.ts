import { accessProcessModel } from "#model-tests/models/access-process.ts";
import { gone, reads, sees } from "#model-tests/walk/looks.ts";
import type { Control, Look, MachineWalk } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const PROGRESS = "/api/Dashboard/Progress";
const panel: Control = ({ person }) => person.machine("accessProcess");
const again: Control = (stage, snapshot) =>
  panel(stage, snapshot).getByRole("button", { name: stage.person.t("shell:error.retry"), exact: true });
const callBack: Control = ({ person }) => person.button("dashboard:access.callBack");

/** Known progress stays on the screen; before the first answer the panel is absent. */
const asKnown: Look = (stage, snapshot) =>
  (snapshot.context.progress === null ? gone(panel) : reads("dashboard:access.title"))(stage, snapshot);

/** The walk of the access process checklist (2.24), on the console home. */
export const accessProcessWalk: MachineWalk = {
  // Refreshing keeps the known progress on the screen.
  model: { ...accessProcessModel, stateKey: ({ progress }) => ({ known: progress !== null }) },
  mark: null,
  calls: { loadProgress: PROGRESS, loadProgressAgain: PROGRESS },
  begins: ["OPENED"],
  opens: (stage) => stage.opens("/console/index"),
  left: {
    OPENED: {
      because: "The console home does it as it opens.",
    },
  },
  allows: ({ step: { label } }, { value, snapshot: { context } }) =>
    label !== "REFRESHED" || value === "shown" || (value === "unavailable" && context.progress !== null),
  does: {
    // Without a failure, only the refresh button of the console home reloads it.
    REFRESHED: (stage, _, snapshot) =>
      (snapshot.value === "shown" ? stage.person.button("dashboard:refresh") : again(stage, snapshot)).press("Enter"),
  },
  controls: {
    FOLDED: ({ person }) => person.button("dashboard:access.fold"),
    CALLED_BACK: callBack,
    REFRESHED: again,
  },
  staying: {
    REFRESHED: "It can be asked for all along; while the service is asked already, nothing more comes of it.",
  },
  problemsOf: ({ value, context }) => (value === "folded" || context.progress === null ? [] : [context.problem]),
  explainedIn: ({ person }) => person.page.getByRole("main"),
  sights: {
    folded: sees(callBack),
    loading: asKnown,
    shown: reads("dashboard:access.title"),
    callingBack: asKnown,
    unavailable: asKnown,
  },
};

if (import.meta.vitest) walkInBrowser(accessProcessWalk);
