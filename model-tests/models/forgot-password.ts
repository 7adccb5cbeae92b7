import { forgotPassword } from "#machines/account/forgot-password.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";
import { deliverySnapshots } from "./delivery-snapshots.ts";

const PASSWORD = "Fixture-pass-1";

export const forgotPasswordModel = modelOf<typeof forgotPassword>({
  machine: forgotPassword,
  about: "Choosing a new password after forgetting the old one (2.23)",
  input: undefined,
  events: {
    FIELD_TYPED: {
      email: { field: "email", value: "merchant@example.com" },
      code: { field: "code", value: "fixture-code" },
      password: { field: "password", value: PASSWORD },
      "weak password": { field: "password", value: "fixture-pass" },
      repeat: { field: "repeat", value: PASSWORD },
    },
    SUBMITTED: plain,
    WENT_BACK: plain,
  },
  answers: {
    checkCode: { accepted: accepted(null), refused: refusal("2003") },
    resetPassword: {
      accepted: accepted(null),
      "refused, code expired": refusal("2004"),
      "refused, wrong code": refusal("2003"),
      "refused otherwise": refusal("1001"),
    },
  },
  children: { codeDelivery: deliverySnapshots("resetPassword") },
  stateKey: ({ fields: { email, code, password, repeat } }) => ({
    email: email !== "",
    code: code !== "",
    "good password": password === PASSWORD,
    repetition: repeat !== "",
  }),
  always: {
    "while the service is asked, no problem of an earlier try is shown (8.4)": (snapshot) =>
      !snapshot.hasTag("busy") || snapshot.context.problem === null,
    "no code is checked without an e-mail and a code (5.2, 5.6)": ({ value, context: { fields } }) =>
      !JSON.stringify(value).includes("checking") || (fields.email.includes("@") && fields.code !== ""),
    "no weak password is set, and none that differs from its repetition (5.3, 5.4)": ({ value, context: { fields } }) =>
      !JSON.stringify(value).includes("resetting") || (fields.password === PASSWORD && fields.repeat === PASSWORD),
    "no password and no code is left at the end (5.3)": ({ value, context: { fields } }) =>
      value !== "done" || fields.password + fields.repeat + fields.code === "",
  },
});
