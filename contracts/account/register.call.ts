import { defineCall } from "#contracts/define-call.ts";
import { noData } from "#contracts/envelope.ts";
import { registrationData } from "./register.ts";

/** Registers a merchant (7.5). An email already registered (5.5, 8.7) or a wrong code is a refusal. */
export const register = defineCall({
  summary: "Registers a merchant with a code from the email.",
  method: "POST",
  path: "/api/Register/Register",
  request: registrationData,
  answer: noData,
  access: "public",
  status: "documented",
  clauses: ["7.5"],
  refusals: [
    // The form asks for another email.
    "emailAlreadyRegistered",
    // The form asks for another code.
    "wrongCode",
  ],
  example: { email: "merchant@example.com", code: "482913", password: "Correct-Horse-7" },
});
