import { newPasswordIssues } from "#machines/account/password-rules.ts";
import { addressIssues, type RegistrationFields } from "#machines/account/registration-rules.ts";
import { forgotPasswordModel } from "#model-tests/models/forgot-password.ts";
import { fieldsOf, fieldsShow, formOf, submitOf, typing } from "#model-tests/walk/forms.ts";
import { both, busy, reads, sees } from "#model-tests/walk/looks.ts";
import type { MachineWalk } from "#model-tests/walk/stage.ts";
import { SIGNED_OUT } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const form = formOf("forgotPassword");
const submit = submitOf(form);
const first = reads("account:forgot.lead");
const second = reads("account:forgot.password");

/** The walk of replacing a forgotten password (2.23). */
export const forgotPasswordWalk: MachineWalk = {
  model: forgotPasswordModel,
  calls: { checkCode: "/api/Register/CheckCaptchaCode", resetPassword: "/api/User/ResetPassword" },
  opens: (stage) => stage.opens("/forget", SIGNED_OUT),
  does: { FIELD_TYPED: typing(form) },
  controls: {
    FIELD_TYPED: fieldsOf(form),
    SUBMITTED: submit,
    WENT_BACK: ({ person }) => person.button("account:forgot.back"),
  },
  left: {
    "codeDelivery changes": {
      because: "The sending of codes is walked by itself.",
    },
  },
  // Each form only has the fields of its own step.
  allows: ({ step: { label, event } }, { value }) =>
    label !== "FIELD_TYPED" ||
    JSON.stringify(value).includes("identifying") === ["email", "code"].includes(event.field),
  unreachable: {},
  everywhere: (stage, snapshot) =>
    fieldsShow(
      form,
      snapshot.matches({ open: "choosing" })
        ? newPasswordIssues
        : (addressIssues as (fields: RegistrationFields) => object),
    )(stage, snapshot),
  sights: {
    "open.identifying.typing": both(first, sees(submit)),
    "open.identifying.showingIssues": both(first, sees(submit)),
    "open.identifying.checking": both(first, busy(submit)),
    "open.choosing.typing": both(second, sees(submit)),
    "open.choosing.showingIssues": both(second, sees(submit)),
    "open.choosing.resetting": both(second, busy(submit)),
    done: reads("account:forgot.doneText"),
  },
};

if (import.meta.vitest) walkInBrowser(forgotPasswordWalk);
