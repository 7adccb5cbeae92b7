import { registration } from "#machines/account/registration.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";
import { deliverySnapshots } from "./delivery-snapshots.ts";

const PASSWORD = "Fixture-pass-1";

export const registrationModel = modelOf<typeof registration>({
  machine: registration,
  about: "Registering a merchant (2.22)",
  input: undefined,
  events: {
    FIELD_TYPED: {
      email: { field: "email", value: "new@example.com" },
      "no email": { field: "email", value: "new" },
      code: { field: "code", value: "123456" },
      password: { field: "password", value: PASSWORD },
      "weak password": { field: "password", value: "fixture-pass" },
      repeat: { field: "repeat", value: PASSWORD },
    },
    SUBMITTED: plain,
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
    "while the service is asked, no problem of an earlier try is shown (8.4)": (snapshot) =>
      !snapshot.hasTag("busy") || snapshot.context.problem === null,
    "nothing incomplete is sent (5.1 to 5.6)": ({ value, context: { fields } }) =>
      typeof value === "string" ||
      value.open !== "registering" ||
      (fields.email.includes("@") && fields.code !== "" && fields.password === PASSWORD && fields.repeat === PASSWORD),
    "once registered, no password and no code is left (5.3)": ({ value, context: { fields } }) =>
      value !== "registered" || fields.password + fields.repeat + fields.code === "",
  },
});
