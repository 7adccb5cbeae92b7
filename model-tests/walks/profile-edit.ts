import { profileIssues } from "#machines/account/profile-rules.ts";
import { profileForm } from "#model-tests/browser/areas/account.ts";
import { either, pressing } from "#model-tests/engine/index.ts";
import { profileEditModel } from "#model-tests/models/profile-edit.ts";
import { fieldsOf, fieldsShow, formOf, submitOf, typing } from "#model-tests/walk/forms.ts";
import { both, busy, gone, reads, sees } from "#model-tests/walk/looks.ts";
import type { Control, MachineWalk } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const form = formOf("profileEdit");
const submit = submitOf(form);
const dialog: Control = ({ person }) => profileForm(person).dialog;
const button =
  (key: string): Control =>
  (stage, snapshot) =>
    dialog(stage, snapshot).getByRole("button", { name: stage.person.t(`account:profileEdit.${key}`), exact: true });

/** The walk of editing the profile (2.32, 3.3, 5.11), with a known nickname and name. */
export const profileEditWalk: MachineWalk = {
  model: profileEditModel,
  calls: { updateProfile: "/api/User/update" },
  background: { "/api/user/logout": { nickName: "Mei", name: " Mei Chen ", role: "admin" } },
  opens: (stage) => stage.opens("/user/center?edit=profile"),
  does: { FIELD_TYPED: typing(form), DISMISSED: pressing(button("cancel")) },
  controls: {
    FIELD_TYPED: fieldsOf(form),
    SUBMITTED: submit,
    DISMISSED: either(button("cancel"), button("close")),
  },
  everywhere: fieldsShow(form, profileIssues),
  sights: {
    "open.typing": sees(submit),
    "open.showingIssues": sees(submit),
    "open.saving": busy(submit),
    saved: both(gone(dialog), reads("account:profileEdit.nicknameSaved")),
    dismissed: gone(dialog),
  },
};

if (import.meta.vitest) walkInBrowser(profileEditWalk);
