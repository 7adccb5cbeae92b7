import { isDeepStrictEqual } from "node:util";
import { forgotPassword } from "#machines/account/forgot-password.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  any,
  hasCall,
  hasContext,
  hasEffect,
  inState,
  never,
  noPayload,
  not,
  nothing,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { typingUpdatesField } from "#model-tests/product/forms.ts";
import { modelOf } from "#model-tests/product/model-of.ts";
import { deliverySnapshots } from "./delivery-snapshots.ts";

/** Blanks are kept in a password and trimmed from all other fields. */
const PASSWORD = " Fixture-pass-1 ";
const CODE = " 123 456 ";
const EMAIL = "mailto:merchant@example.com";

const emailOf = (typed: string) => typed.replace("mailto:", "");

export const forgotPasswordModel = modelOf<typeof forgotPassword>({
  machine: forgotPassword,
  description: "Choosing a new password after forgetting the old one (2.23)",
  input: undefined,
  events: {
    FIELD_TYPED: {
      email: { field: "email", value: EMAIL },
      "another email": { field: "email", value: "other@example.com" },
      code: { field: "code", value: CODE },
      password: { field: "password", value: PASSWORD },
      "weak password": { field: "password", value: "fixture-pass" },
      repeat: { field: "repeat", value: PASSWORD },
    },
    ...noPayload("SUBMITTED", "WENT_BACK"),
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
    email: emailOf(email).replace(/@.*/, ""),
    code: code !== "",
    "good password": password === PASSWORD,
    repetition: repeat !== "",
  }),
  always: {
    "no code is checked without an email and a code (5.2, 5.6)": ({ value, context: { fields } }) =>
      !JSON.stringify(value).includes("checking") || (fields.email.includes("@") && fields.code !== ""),
    "no weak password is set, and none that differs from its repetition (5.3, 5.4)": ({ value, context: { fields } }) =>
      !JSON.stringify(value).includes("resetting") || (fields.password === PASSWORD && fields.repeat === PASSWORD),
    "passwords and code are cleared at the end (5.3)": ({ value, context: { fields } }) =>
      value !== "done" || fields.password + fields.repeat + fields.code === "",
  },
  overTime: {
    "the second step is only reached after a code was accepted (2.23)": never(inState("open.choosing")).before(
      "checkCode answers (accepted)",
    ),
    "the reset ends only after the service accepted the new password (2.23)": never(inState("done")).before(
      "resetPassword answers (accepted)",
    ),
    "an accepted code leads to the second step (2.23)":
      when("checkCode answers (accepted)").leadsTo("open.choosing.typing"),
    "an accepted password ends the reset (2.23, 8.10)": when("resetPassword answers (accepted)").leadsTo("done"),
    "a code refused at the reset is cleared, and the first step shown (2.23)": when(
      onEvent("resetPassword answers", "refused, code expired", "refused, wrong code"),
    ).then(
      inState("open.identifying"),
      hasContext(({ fields: { code } }: { fields: { code: string } }) => code === ""),
    ),
    "during a call, nothing can be typed or submitted (8.4)": when(any("FIELD_TYPED", "SUBMITTED", "WENT_BACK"))
      .from("open.identifying.checking", "open.choosing.resetting")
      .then(nothing),
    "a code is checked with its address and this purpose (2.23, 7.6)": when(hasCall("checkCode")).then(
      hasCall("checkCode", (input: object, { after: { context } }) =>
        isDeepStrictEqual(input, { email: emailOf(context.fields.email), code: "123456", purpose: "resetPassword" }),
      ),
    ),
    "the password is set with the code that was checked (2.23, 7.11)": when(hasCall("resetPassword")).then(
      hasCall("resetPassword", (input: object, { after: { context } }) =>
        isDeepStrictEqual(input, { email: emailOf(context.fields.email), code: "123456", password: PASSWORD }),
      ),
    ),
    "submitting an incomplete form shows what is missing (5.2, 5.3, 5.6)": when(
      "SUBMITTED",
      not(any(hasCall("checkCode"), hasCall("resetPassword"))),
    )
      .from("open.identifying.typing", "open.choosing.typing")
      .leadsTo("open.identifying.showingIssues", "open.choosing.showingIssues"),
    "typing updates the field (2.23)": typingUpdatesField("open.identifying.typing", "open.choosing.typing"),
    "going back leads to the first step and clears the problem (2.23, 8.4)": when("WENT_BACK")
      .from("open.choosing.typing", "open.choosing.showingIssues")
      .then(inState("open.identifying"), hasContext({ problem: null })),
    "a reset ends every session of that merchant, which is announced (2.23)": when(inState("done")).then(
      hasEffect("announceReset", (email: unknown, { before }) => email === emailOf(before?.context.fields.email)),
    ),
  },
});
