import { applicationIssues } from "#machines/applications/application-fields.ts";
import { either, pressing } from "#model-tests/engine/index.ts";
import { applicationEditModel } from "#model-tests/models/application-edit.ts";
import { fieldsOf, fieldsShow, formOf, submitOf, typing } from "#model-tests/walk/forms.ts";
import { both, busy, gone, labelled, reads, sees } from "#model-tests/walk/looks.ts";
import type { MachineWalk, Stage } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";
import { APPLICATIONS, applicationDialog, button } from "./applications.ts";
import { GATE_ANSWERS, GATE_STEPS, gate } from "./gate.ts";

const submit = submitOf(formOf("applicationEdit"));

/** Excludes the gate's form, which has a field and a button of its own. */
const outsideGate = ({ person }: Stage) => person.page.locator(':not([data-machine="verification"] *)');

/** The walk of editing an application behind the gate (2.27, 4.5). */
export const applicationEditWalk: MachineWalk = {
  model: applicationEditModel,
  calls: { loadApplication: "/api/App/Detail", updateApplication: "/api/App/Update" },
  background: { ...APPLICATIONS, ...GATE_ANSWERS },
  opens: (stage) => stage.opens("/app/list?edit=APP1000200031"),
  does: {
    DISMISSED: pressing(button("edit.close")),
    ...GATE_STEPS,
    FIELD_TYPED: typing(applicationDialog),
    STATUS_CHOSEN: async (stage, { event }) => {
      await applicationDialog(stage).getByRole("combobox").selectOption(event.status);
    },
  },
  controls: {
    FIELD_TYPED: (stage, snapshot) => fieldsOf(applicationDialog)(stage, snapshot).and(outsideGate(stage)),
    STATUS_CHOSEN: (stage) => applicationDialog(stage).getByRole("combobox"),
    SUBMITTED: (stage, snapshot) => submit(stage, snapshot).and(outsideGate(stage)),
    RETRIED: (stage) => stage.person.button("shell:error.retry"),
    DISMISSED: either(button("edit.cancel"), button("edit.close")),
  },
  everywhere: fieldsShow(applicationDialog, applicationIssues),
  sights: {
    verifying: sees(gate),
    loading: labelled("applications:edit.loading"),
    unavailable: reads("applications:edit.failed"),
    "editing.typing": sees(submit),
    "editing.showingIssues": sees(submit),
    saving: busy(submit),
    verifyingAgain: sees(gate),
    saved: both(reads("applications:edit.done"), gone(applicationDialog)),
    dismissed: gone(applicationDialog),
  },
};

if (import.meta.vitest) walkInBrowser(applicationEditWalk);
