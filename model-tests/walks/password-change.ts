import { passwordIssues } from "#machines/account/password-rules.ts";
import { passwordDialog } from "#model-tests/browser/areas/account.ts";
import { either, pressing } from "#model-tests/engine/index.ts";
import { passwordChangeModel } from "#model-tests/models/password-change.ts";
import { fieldsOf, fieldsShow, formOf, submitOf, typing } from "#model-tests/walk/forms.ts";
import { both, busy, gone, reads, sees } from "#model-tests/walk/looks.ts";
import type { Control, MachineWalk } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const form = formOf("passwordChange");
const submit = submitOf(form);
const dialog: Control = ({ person }) => passwordDialog(person).dialog;
const button =
  (key: string): Control =>
  (stage, snapshot) =>
    dialog(stage, snapshot).getByRole("button", {
      name: stage.person.t(`account:passwordChange.${key}`),
      exact: true,
    });

/** The walk of changing the password (2.33). */
export const passwordChangeWalk: MachineWalk = {
  model: passwordChangeModel,
  calls: { updatePassword: "/api/User/UpdatePwd" },
  async opens(stage) {
    await stage.opens("/user/center");
    await passwordDialog(stage.person).open();
  },
  does: { FIELD_TYPED: typing(form), DISMISSED: pressing(button("cancel")) },
  controls: {
    FIELD_TYPED: fieldsOf(form),
    SUBMITTED: submit,
    DISMISSED: either(button("cancel"), button("close")),
  },
  everywhere: fieldsShow(form, passwordIssues),
  sights: {
    "open.typing": sees(submit),
    "open.showingIssues": sees(submit),
    "open.changing": busy(submit),
    changed: both(gone(dialog), reads("account:passwordChange.changed")),
    dismissed: gone(dialog),
  },
};

if (import.meta.vitest) walkInBrowser(passwordChangeWalk);
