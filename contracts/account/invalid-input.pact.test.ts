import { describe, expect, test } from "vitest";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { consumerPact, type Exchange } from "#contracts/pact/consumer-pact.ts";
import { chosen, refused } from "#contracts/pact/matchers.ts";
import { sentRequest } from "#contracts/pact/sent-request.ts";
import { checkCaptchaCode } from "./check-captcha-code.call.ts";
import { login } from "./login.call.ts";
import { register } from "./register.call.ts";
import { resetPassword } from "./reset-password.call.ts";
import { saveLanguage } from "./save-language.call.ts";
import { sendVerificationCode } from "./send-verification-code.call.ts";
import { updatePassword } from "./update-password.call.ts";
import { updateProfile } from "./update-profile.call.ts";

/*
 * Invalid input is refused in the envelope too, although frameworks have their own answers for it. Everything else is valid, so that a service without the rule would accept the call.
 */

const exchange = consumerPact(import.meta.url);
const email = "merchant@example.com";
const password = "Correct-Horse-7";
const code = "482913";
type Given = Exchange["given"];
type Call = (send: Send) => Promise<Answer<unknown>>;

const newcomer = { state: "nobody is registered", params: { email } } as const;
const registered = { state: "a registered merchant", params: { email, password } } as const;
const signedIn = [{ state: "a signed-in merchant with a password", params: { password } }] as const;
const sent = (purpose: "register" | "resetPassword") =>
  ({ state: "a code was sent", params: { email, purpose, code } }) as const;

async function isRefused(description: string, clauses: readonly string[], given: Given, call: Call) {
  const request = await sentRequest(call);
  const has = (value: unknown) => Reflect.get(Object(request.body), "code") === value;
  const answer = await exchange(
    {
      ...{ description, clauses: [...clauses, "8.2"], outcome: "invalidInput", given, answer: refused() },
      request: {
        ...request,
        ...(has(code) && { body: { ...Object(request.body), code: chosen("code", code) } }),
        signedIn: given === signedIn,
      },
    },
    call,
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
}

test.each<[string, string, Given, Call]>([
  ["a sign-in without an e-mail", "7.3", [registered], (send) => login(send, { email: "", password })],
  [
    "a code for what is no e-mail",
    "7.4",
    [newcomer],
    (send) => sendVerificationCode(send, { email: "merchant@", purpose: "register" }),
  ],
  [
    "a check of an empty code",
    "7.6",
    [registered, sent("resetPassword")],
    (send) => checkCaptchaCode(send, { email, code: "", purpose: "resetPassword" }),
  ],
  ["a change to an unknown language", "7.13", signedIn, (send) => saveLanguage(send, { language: "xx-XX" })],
  ["a change of the nickname to nothing", "7.14", signedIn, (send) => updateProfile(send, { nickName: "" })],
])("%s is refused (8.2)", (description, clause, given, call) => isRefused(description, [clause], given, call));

describe.each([
  ["short", "Shor7er"],
  ["without a capital letter", "battery-staple-8"],
  ["without a small letter", "BATTERY-STAPLE-8"],
  ["without a digit", "Battery-Staple"],
])("a password that is %s (5.3)", (rule, weak) => {
  test.each<[string, string, Given, Call]>([
    ["a registration", "7.5", [newcomer, sent("register")], (send) => register(send, { email, code, password: weak })],
    [
      "a reset",
      "7.11",
      [registered, sent("resetPassword")],
      (send) => resetPassword(send, { email, code, password: weak }),
    ],
    ["a change", "7.10", signedIn, (send) => updatePassword(send, { oldPassword: password, newPassword: weak })],
  ])("is refused by %s (8.2)", (act, clause, given, call) =>
    isRefused(`${act} with a password that is ${rule}`, [clause, "5.3"], given, call),
  );
});
