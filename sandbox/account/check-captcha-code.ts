import { codeData } from "#contracts/account/check-captcha-code.ts";
import { publicCall } from "../http/call.ts";
import { Refused } from "../http/refusal.ts";
import { useCode } from "./verification-codes.ts";

/** Checks a code from an e-mail, and uses the right one up (7.6). Having the code is proof enough: no sign-in is asked. */
export const checkCaptchaCode = publicCall({
  method: "POST",
  path: "/Register/CheckCaptchaCode",
  input: codeData,
  answer: async (service, { code, purpose, ...given }) => {
    const email = given.email.toLowerCase();
    const refusal = await service.db
      .transaction()
      .execute((transaction) => useCode(transaction, { email, purpose }, code, service.clock()));
    if (refusal) throw new Refused(refusal);
    return null;
  },
});
