import { applicationIssues } from "#machines/applications/application-fields.ts";
import { either, press } from "#model-tests/engine/index.ts";
import { applicationCreationModel } from "#model-tests/models/application-creation.ts";
import { expectAll, expectBusy, expectHidden, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { fieldsOf, fieldsShow, formOf, submitOf, typing } from "#model-tests/walk/forms.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";
import { APPLICATIONS, applicationDialog, button } from "./applications.ts";

const submit = submitOf(formOf("applicationCreation"));

/** The walk of adding an application (2.27). */
export const applicationCreationWalk = defineWalk(import.meta.vitest, {
  model: applicationCreationModel,
  calls: { createApplication: "/api/App/Create" },
  background: APPLICATIONS,
  open: (stage) => stage.open("/app/list?add=1"),
  actions: { FIELD_TYPED: typing(applicationDialog), DISMISSED: press(button("add.cancel")) },
  controls: {
    FIELD_TYPED: fieldsOf(applicationDialog),
    SUBMITTED: submit,
    DISMISSED: either(button("add.cancel"), button("add.close")),
  },
  inEveryState: fieldsShow(applicationDialog, applicationIssues),
  expectations: {
    "open.typing": expectVisible(submit),
    "open.showingIssues": expectVisible(submit),
    "open.creating": expectBusy(submit),
    created: expectAll(expectText("applications:add.done"), expectHidden(applicationDialog)),
    dismissed: expectHidden(applicationDialog),
  },
});
