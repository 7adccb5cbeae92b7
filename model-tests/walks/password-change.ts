import { passwordIssues } from "#machines/account/password-rules.ts";
import { passwordDialog } from "#model-tests/browser/areas/account.ts";
import { either, press } from "#model-tests/engine/index.ts";
import { passwordChangeModel } from "#model-tests/models/password-change.ts";
import { expectAll, expectBusy, expectHidden, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { fieldsOf, fieldsShow, formOf, submitOf, typing } from "#model-tests/walk/forms.ts";
import { buttonIn, type Control } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const form = formOf("passwordChange");
const submit = submitOf(form);
const dialog: Control = ({ person }) => passwordDialog(person).dialog;
const cancel = buttonIn(dialog, "account:passwordChange.cancel");
const close = buttonIn(dialog, "account:passwordChange.close");

/** The walk of changing the password (2.33). */
export const passwordChangeWalk = defineWalk(import.meta.vitest, {
  model: passwordChangeModel,
  calls: { updatePassword: "/api/User/UpdatePwd" },
  async open(stage) {
    await stage.open("/user/center");
    await passwordDialog(stage.person).open();
  },
  actions: { FIELD_TYPED: typing(form), DISMISSED: press(cancel) },
  controls: { FIELD_TYPED: fieldsOf(form), SUBMITTED: submit, DISMISSED: either(cancel, close) },
  inEveryState: fieldsShow(form, passwordIssues),
  expectations: {
    "open.typing": expectVisible(submit),
    "open.showingIssues": expectVisible(submit),
    "open.changing": expectBusy(submit),
    changed: expectAll(expectHidden(dialog), expectText("account:passwordChange.changed")),
    dismissed: expectHidden(dialog),
  },
});
