import { registration } from "#machines/account/registration.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { during, hadContext, noPayload, not, when } from "#model-tests/engine/index.ts";
import { typingUpdatesField } from "#model-tests/product/forms.ts";
import { modelOf } from "#model-tests/product/model-of.ts";
import { deliverySnapshots } from "./delivery-snapshots.ts";

/** Blanks are kept in a password and trimmed from all other fields. */
const PASSWORD = " Fixture-pass-1 ";
const CODE = " 123 456 ";
const EMAIL = "mailto:new@example.com";
const isComplete = hadContext({ fields: { email: EMAIL, code: CODE, password: PASSWORD, repeat: PASSWORD } });

export const registrationModel = modelOf<typeof registration>({
  machine: registration,
  description: "Registering a merchant (2.22)",
  input: undefined,
  events: {
    FIELD_TYPED: {
      email: { field: "email", value: EMAIL },
      "no email": { field: "email", value: "new" },
      code: { field: "code", value: CODE },
      password: { field: "password", value: PASSWORD },
      "weak password": { field: "password", value: "fixture-pass" },
      repeat: { field: "repeat", value: PASSWORD },
    },
    ...noPayload("SUBMITTED"),
  },
  answers: { register: { accepted: accepted(null), refused: refusal("2002") } },
  children: { codeDelivery: deliverySnapshots("register") },
  stateKey: ({ fields: { email, code, password, repeat } }) => ({
    email: email.includes("@"),
    code: code !== "",
    "good password": password === PASSWORD,
    repetition: repeat !== "",
  }),
  always: {
    "an incomplete form is not sent (5.1 to 5.6)": ({ value, context: { fields } }) =>
      typeof value === "string" ||
      value.open !== "registering" ||
      (fields.email.includes("@") && fields.code !== "" && fields.password === PASSWORD && fields.repeat === PASSWORD),
    "passwords and code are cleared after registration (5.3)": ({ value, context: { fields } }) =>
      value !== "registered" || fields.password + fields.repeat + fields.code === "",
  },
  overTime: {
    "typing updates the field (2.22)": typingUpdatesField("open.typing", "open.showingIssues"),
    "a complete form is sent without the repeated password (2.22, 7.5)": when("SUBMITTED", isComplete)
      .from("open.typing", "open.showingIssues")
      .exactly({
        state: "open.registering",
        calls: { register: { email: "new@example.com", code: "123456", password: PASSWORD } },
        context: { problem: null },
      }),
    "submitting an incomplete form shows what is missing (5.1 to 5.6)": when("SUBMITTED", not(isComplete))
      .from("open.typing", "open.showingIssues")
      .leadsTo("open.showingIssues"),
    "registration only waits for the service's answer (2.22)": during("open.registering").onlyWaitsFor("register"),
  },
});
