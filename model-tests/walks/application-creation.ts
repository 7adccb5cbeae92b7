import { applicationIssues } from "#machines/applications/application-fields.ts";
import { either, pressing } from "#model-tests/engine/index.ts";
import { applicationCreationModel } from "#model-tests/models/application-creation.ts";
import { fieldsOf, fieldsShow, formOf, submitOf, typing } from "#model-tests/walk/forms.ts";
import { both, busy, gone, reads, sees } from "#model-tests/walk/looks.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";
import { APPLICATIONS, applicationDialog, button } from "./applications.ts";

const submit = submitOf(formOf("applicationCreation"));

/** The walk of adding an application (2.27). */
export const applicationCreationWalk: MachineWalk = {
  model: applicationCreationModel,
  calls: { createApplication: "/api/App/Create" },
  background: APPLICATIONS,
  opens: (stage) => stage.opens("/app/list?add=1"),
  does: { FIELD_TYPED: typing(applicationDialog), DISMISSED: pressing(button("add.cancel")) },
  controls: {
    FIELD_TYPED: fieldsOf(applicationDialog),
    SUBMITTED: submit,
    DISMISSED: either(button("add.cancel"), button("add.close")),
  },
  everywhere: fieldsShow(applicationDialog, applicationIssues),
  sights: {
    "open.typing": sees(submit),
    "open.showingIssues": sees(submit),
    "open.creating": busy(submit),
    created: both(reads("applications:add.done"), gone(applicationDialog)),
    dismissed: gone(applicationDialog),
  },
};

if (import.meta.vitest) walkInBrowser(applicationCreationWalk);
