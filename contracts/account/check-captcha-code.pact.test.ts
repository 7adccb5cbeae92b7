import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, refused } from "#contracts/pact/matchers.ts";
import { checkCaptchaCode } from "./check-captcha-code.call.ts";

const exchange = consumerPact(import.meta.url);
const email = "merchant@example.com";
const purpose = "resetPassword";
const code = "482913";
const given = [
  { state: "a registered merchant", params: { email, password: "Correct-Horse-7" } },
  { state: "a code was sent", params: { email, purpose, code } },
] as const;

test("the code from the email is accepted (7.6)", { tags: ["7.6.a"] }, async () => {
  const answer = await exchange(
    {
      description: "a check of the code from the e-mail",
      clauses: ["7.6"],
      given,
      request: { of: checkCaptchaCode, body: { email, code: chosen("code", code), purpose }, signedIn: false },
      answer: accepted(),
    },
    (send) => checkCaptchaCode(send, { email, code, purpose }),
  );
  expect(answer).toEqual({ accepted: true, value: null });
});

test("a code that was never sent is refused (7.6)", async () => {
  const body = { email, code: "000000", purpose } as const;
  const answer = await exchange(
    {
      description: "a check of a code that was never sent",
      clauses: ["7.6", "8.2"],
      outcome: "wrongCode",
      given,
      request: { of: checkCaptchaCode, body, signedIn: false },
      answer: refused(),
    },
    (send) => checkCaptchaCode(send, body),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
