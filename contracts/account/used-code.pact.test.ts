import { expect, test } from "vitest";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { consumerPact, type Exchange } from "#contracts/pact/consumer-pact.ts";
import { chosen, refused } from "#contracts/pact/matchers.ts";
import { sentRequest } from "#contracts/pact/sent-request.ts";
import { checkCaptchaCode } from "./check-captcha-code.ts";
import { register } from "./register.ts";
import { resetPassword } from "./reset-password.ts";

/* A code from an e-mail serves one act. */

const exchange = consumerPact(import.meta.url);
const email = "merchant@example.com";
const password = "Battery-Staple-8";
const code = "482913";
const newcomer = { state: "nobody is registered", params: { email } } as const;
const registered = { state: "a registered merchant", params: { email, password: "Correct-Horse-7" } } as const;
type Given = Exchange["given"][number];
type Call = (send: Send) => Promise<Answer<unknown>>;

test.each<[string, string, Given, "register" | "resetPassword", Call]>([
  ["a registration", "7.5", newcomer, "register", (send) => register(send, { email, code, password })],
  [
    "a check",
    "7.6",
    registered,
    "resetPassword",
    (send) => checkCaptchaCode(send, { email, code, purpose: "resetPassword" }),
  ],
  ["a new password", "7.11", registered, "resetPassword", (send) => resetPassword(send, { email, code, password })],
])("%s with a code that was used is refused (%s, 8.2), proposed", async (act, clause, merchant, purpose, call) => {
  const sent = await sentRequest(call);
  const answer = await exchange(
    {
      description: `${act} with a code that was used`,
      clauses: [clause, "8.2"],
      outcome: "codeUsed",
      proposed: true,
      given: [merchant, { state: "a code was used", params: { email, purpose, code } }],
      request: { ...sent, body: { ...Object(sent.body), code: chosen("code", code) }, signedIn: false },
      answer: refused(),
    },
    call,
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
