import { applicationIssues } from "#machines/applications/application-fields.ts";
import { either, press } from "#model-tests/engine/index.ts";
import { applicationEditModel } from "#model-tests/models/application-edit.ts";
import {
  expectAll,
  expectBusy,
  expectHidden,
  expectLabel,
  expectText,
  expectVisible,
} from "#model-tests/walk/expectations.ts";
import { fieldsOf, fieldsShow, formOf, submitOf, typing } from "#model-tests/walk/forms.ts";
import type { Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";
import { APPLICATIONS, applicationDialog, button } from "./applications.ts";
import { GATE_ANSWERS, GATE_STEPS, gate } from "./gate.ts";

const submit = submitOf(formOf("applicationEdit"));

/** Excludes the gate's form, which has a field and a button of its own. */
const outsideGate = ({ person }: Stage) => person.page.locator(':not([data-machine="verification"] *)');

/** The walk of editing an application behind the gate (2.27, 4.5). */
export const applicationEditWalk = defineWalk(import.meta.vitest, {
  model: applicationEditModel,
  calls: { loadApplication: "/api/App/Detail", updateApplication: "/api/App/Update" },
  background: { ...APPLICATIONS, ...GATE_ANSWERS },
  open: (stage) => stage.open("/app/list?edit=APP1000200031"),
  actions: {
    DISMISSED: press(button("edit.close")),
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
  inEveryState: fieldsShow(applicationDialog, applicationIssues),
  expectations: {
    verifying: expectVisible(gate),
    loading: expectLabel("applications:edit.loading"),
    unavailable: expectText("applications:edit.failed"),
    "editing.typing": expectVisible(submit),
    "editing.showingIssues": expectVisible(submit),
    saving: expectBusy(submit),
    verifyingAgain: expectVisible(gate),
    saved: expectAll(expectText("applications:edit.done"), expectHidden(applicationDialog)),
    dismissed: expectHidden(applicationDialog),
  },
});
