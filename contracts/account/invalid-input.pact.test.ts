import { expect, test } from "vitest";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { refused } from "#contracts/pact/matchers.ts";
import { sentRequest } from "#contracts/pact/sent-request.ts";
import { checkCaptchaCode } from "./check-captcha-code.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";
import { resetPassword } from "./reset-password.ts";
import { saveLanguage } from "./save-language.ts";
import { sendVerificationCode } from "./send-verification-code.ts";
import { updatePassword } from "./update-password.ts";
import { updateProfile } from "./update-profile.ts";

/* What is not of a call's shape is refused like anything else, in the envelope: frameworks have an answer of their own for it. */

const exchange = consumerPact(import.meta.url);
const email = "merchant@example.com";
const password = "Correct-Horse-7";
const code = "482913";
const tooShort = "short";

test.each<[string, string, boolean, (send: Send) => Promise<Answer<unknown>>]>([
  ["a sign-in without an e-mail", "7.3", false, (send) => login(send, { email: "", password })],
  [
    "a code for what is no e-mail",
    "7.4",
    false,
    (send) => sendVerificationCode(send, { email: "x", purpose: "register" }),
  ],
  ["a registration with a short password", "7.5", false, (send) => register(send, { email, code, password: tooShort })],
  [
    "a check of an empty code",
    "7.6",
    false,
    (send) => checkCaptchaCode(send, { email, code: "", purpose: "register" }),
  ],
  ["a short new password", "7.11", false, (send) => resetPassword(send, { email, code, password: tooShort })],
  [
    "a password change to a short one",
    ...(["7.10", true] as const),
    (send) => updatePassword(send, { oldPassword: password, newPassword: tooShort }),
  ],
  ["a change to an unknown language", "7.13", true, (send) => saveLanguage(send, "xx-XX")],
  ["a change of the nickname to nothing", "7.14", true, (send) => updateProfile(send, { nickName: "" })],
])("%s is refused (8.2)", async (description, clause, signedIn, call) => {
  const answer = await exchange(
    {
      description,
      clauses: [clause, "8.2"],
      outcome: "invalidInput",
      given: [
        signedIn
          ? { state: "a signed-in merchant with a password", params: { password } }
          : { state: "nobody is registered", params: { email } },
      ],
      request: { ...(await sentRequest(call)), signedIn },
      answer: refused(),
    },
    call,
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
