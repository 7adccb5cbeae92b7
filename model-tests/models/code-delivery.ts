import { codeDelivery } from "#machines/account/code-delivery.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf } from "#model-tests/model.ts";

export const codeDeliveryModel = modelOf<typeof codeDelivery>({
  machine: codeDelivery,
  about: "Having a verification code sent (2.22, 7.4)",
  input: { purpose: "register" },
  events: {
    SEND_REQUESTED: {
      "to an address": { email: "merchant@example.com" },
      "to another": { email: "another@example.com" },
      "to what is none": { email: "merchant" },
    },
  },
  answers: { sendCode: { accepted: accepted(null), refused: refusal("2005") } },
  stateKey: ({ email }) => ({ address: email.includes("@"), "the other address": email.startsWith("another") }),
  always: {
    "a code goes to an e-mail address only (5.2)": ({ value, context }) =>
      value === "unsent" || context.email.includes("@"),
  },
});
