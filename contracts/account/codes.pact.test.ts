import { describe, expect, test } from "vitest";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { consumerPact, type Exchange, type Outcome } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, refused } from "#contracts/pact/matchers.ts";
import { sentRequest } from "#contracts/pact/sent-request.ts";
import { checkCaptchaCode } from "./check-captcha-code.call.ts";
import { register } from "./register.call.ts";
import { resetPassword } from "./reset-password.call.ts";

/* A code from an email is valid for one use and one purpose. */

const exchange = consumerPact(import.meta.url);
const email = "merchant@example.com";
const password = "Battery-Staple-8";
const code = "482913";
const newcomer = { state: "nobody is registered", params: { email } } as const;
const registered = { state: "a registered merchant", params: { email, password: "Correct-Horse-7" } } as const;
type Given = Exchange["given"][number];
const params = (purpose: Purpose) => ({ email, purpose, code });
type Purpose = "register" | "resetPassword";
type Call = (send: Send) => Promise<Answer<unknown>>;

describe.each<[string, string, Given, Purpose, Call]>([
  ["a registration", "7.5", newcomer, "register", (send) => register(send, { email, code, password })],
  [
    "a check",
    "7.6",
    registered,
    "resetPassword",
    (send) => checkCaptchaCode(send, { email, code, purpose: "resetPassword" }),
  ],
  ["a new password", "7.11", registered, "resetPassword", (send) => resetPassword(send, { email, code, password })],
])("%s (%s)", (act, clause, merchant, purpose, call) => {
  const other = purpose === "register" ? "resetPassword" : "register";
  const request = async () => {
    const sent = await sentRequest(call);
    return { ...sent, body: { ...Object(sent.body), code: chosen("code", code) }, signedIn: false };
  };

  test.each<[string, Outcome, Given]>([
    ["that was used", "codeUsed", { state: "a code was used", params: params(purpose) }],
    ["that has expired", "codeExpired", { state: "a code has expired", params: params(purpose) }],
    ["for another purpose", "codeOfAnotherPurpose", { state: "a code was sent", params: params(other) }],
  ])("with a code %s is refused (8.2)", async (which, outcome, state) => {
    const answer = await exchange(
      {
        description: `${act} with a code ${which}`,
        clauses: [clause, "8.2"],
        ...{ outcome, given: [merchant, state], request: await request(), answer: refused() },
      },
      call,
    );
    expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
  });

  test("with a code that was checked before is accepted (7.6)", async () => {
    const answer = await exchange(
      {
        description: `${act} with a code that was checked before`,
        clauses: [...new Set([clause, "7.6"])],
        given: [merchant, { state: "a code was checked", params: params(purpose) }],
        request: await request(),
        answer: accepted(),
      },
      call,
    );
    expect(answer).toEqual({ accepted: true, value: null });
  });
});
