import { verification } from "#machines/account/verification.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";
import { deliverySnapshots } from "./delivery-snapshots.ts";

export const verificationModel = modelOf<typeof verification>({
  machine: verification,
  about: "The e-mail verification gate (4.5, 6.5)",
  input: { email: "merchant@example.com", purpose: "editApplication", applicationCode: "fixture-application" },
  events: {
    CODE_TYPED: { something: { code: "fixture-code" }, nothing: { code: " " } },
    CODE_SUBMITTED: plain,
    DISMISSED: plain,
  },
  answers: { checkCode: { accepted: accepted({ proof: "fixture-proof" }), refused: refusal("2003") } },
  children: { codeDelivery: deliverySnapshots("editApplication") },
  stateKey: ({ code }) => ({ code: code.trim() !== "" }),
  always: {
    "whoever has not passed has no proof (4.5, 6.5)": ({ value, context }) =>
      (value === "passed") === (context.proof !== null),
    "no code is left behind the gate (4.5)": ({ value, context }) => typeof value === "object" || context.code === "",
    "an empty code is not checked (5.6)": ({ value, context }) =>
      typeof value === "string" || value.open !== "checking" || context.code.trim() !== "",
  },
});
