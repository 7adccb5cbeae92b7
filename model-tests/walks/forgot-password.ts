import { newPasswordIssues } from "#machines/account/password-rules.ts";
import { addressIssues, type RegistrationFields } from "#machines/account/registration-rules.ts";
import { forgotPasswordModel } from "#model-tests/models/forgot-password.ts";
import { expectAll, expectBusy, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { fieldsOf, fieldsShow, formOf, submitOf, typing } from "#model-tests/walk/forms.ts";
import { SIGNED_OUT } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const form = formOf("forgotPassword");
const submit = submitOf(form);
const first = expectText("account:forgot.lead");
const second = expectText("account:forgot.password");

/** The walk of replacing a forgotten password (2.23). */
export const forgotPasswordWalk = defineWalk(import.meta.vitest, {
  model: forgotPasswordModel,
  calls: { checkCode: "/api/Register/CheckCaptchaCode", resetPassword: "/api/User/ResetPassword" },
  open: (stage) => stage.open("/forget", SIGNED_OUT),
  actions: { FIELD_TYPED: typing(form) },
  controls: {
    FIELD_TYPED: fieldsOf(form),
    SUBMITTED: submit,
    WENT_BACK: ({ person }) => person.button("account:forgot.back"),
  },
  excluded: { "codeDelivery changes": { reason: "codeDelivery has its own walk." } },
  // Each form only has the fields of its own step.
  isPossible: ({ step: { label, event } }, { value }) =>
    label !== "FIELD_TYPED" ||
    JSON.stringify(value).includes("identifying") === ["email", "code"].includes(event.field),
  unreachable: {},
  inEveryState: (stage, snapshot) =>
    fieldsShow(
      form,
      snapshot.matches({ open: "choosing" })
        ? newPasswordIssues
        : (addressIssues as (fields: RegistrationFields) => object),
    )(stage, snapshot),
  expectations: {
    "open.identifying.typing": expectAll(first, expectVisible(submit)),
    "open.identifying.showingIssues": expectAll(first, expectVisible(submit)),
    "open.identifying.checking": expectAll(first, expectBusy(submit)),
    "open.choosing.typing": expectAll(second, expectVisible(submit)),
    "open.choosing.showingIssues": expectAll(second, expectVisible(submit)),
    "open.choosing.resetting": expectAll(second, expectBusy(submit)),
    done: expectText("account:forgot.doneText"),
  },
});
