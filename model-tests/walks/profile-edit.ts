import { profileIssues } from "#machines/account/profile-rules.ts";
import { profileForm } from "#model-tests/browser/areas/account.ts";
import { either, press } from "#model-tests/engine/index.ts";
import { profileEditModel } from "#model-tests/models/profile-edit.ts";
import { expectAll, expectBusy, expectHidden, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { fieldsOf, fieldsShow, formOf, submitOf, typing } from "#model-tests/walk/forms.ts";
import { buttonIn, type Control } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const form = formOf("profileEdit");
const submit = submitOf(form);
const dialog: Control = ({ person }) => profileForm(person).dialog;
const cancel = buttonIn(dialog, "account:profileEdit.cancel");
const close = buttonIn(dialog, "account:profileEdit.close");

/** The walk of editing the profile (2.32, 3.3, 5.11), with a known nickname and name. */
export const profileEditWalk = defineWalk(import.meta.vitest, {
  model: profileEditModel,
  calls: { updateProfile: "/api/User/update" },
  background: { "/api/user/logout": { nickName: "Mei", name: " Mei Chen ", role: "admin" } },
  open: (stage) => stage.open("/user/center?edit=profile"),
  actions: { FIELD_TYPED: typing(form), DISMISSED: press(cancel) },
  controls: { FIELD_TYPED: fieldsOf(form), SUBMITTED: submit, DISMISSED: either(cancel, close) },
  inEveryState: fieldsShow(form, profileIssues),
  expectations: {
    "open.typing": expectVisible(submit),
    "open.showingIssues": expectVisible(submit),
    "open.saving": expectBusy(submit),
    saved: expectAll(expectHidden(dialog), expectText("account:profileEdit.nicknameSaved")),
    dismissed: expectHidden(dialog),
  },
});
