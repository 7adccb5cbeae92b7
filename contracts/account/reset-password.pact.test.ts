import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, refused } from "#contracts/pact/matchers.ts";
import { resetPassword } from "./reset-password.call.ts";

const exchange = consumerPact(import.meta.url);
const email = "merchant@example.com";
const password = "Battery-Staple-8";
const code = "482913";
const given = [
  { state: "a registered merchant", params: { email, password: "Correct-Horse-7" } },
  { state: "a code was sent", params: { email, purpose: "resetPassword", code } },
] as const;

test("the code from the email sets a new password (2.23, 7.11)", { tags: ["7.11.a"] }, async () => {
  const answer = await exchange(
    {
      description: "a new password with the code from the e-mail",
      clauses: ["2.23", "5.3", "7.11"],
      given,
      request: { of: resetPassword, body: { email, code: chosen("code", code), password }, signedIn: false },
      answer: accepted(),
    },
    (send) => resetPassword(send, { email, code, password }),
  );
  expect(answer).toEqual({ accepted: true, value: null });
});

test("a code that was never sent sets no password (7.11, 8.2)", async () => {
  const body = { email, code: "000000", password };
  const answer = await exchange(
    {
      description: "a new password with a code that was never sent",
      clauses: ["7.11", "8.2"],
      outcome: "wrongCode",
      given,
      request: { of: resetPassword, body, signedIn: false },
      answer: refused(),
    },
    (send) => resetPassword(send, body),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
