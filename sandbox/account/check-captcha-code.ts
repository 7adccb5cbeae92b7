import { codeData } from "#contracts/account/check-captcha-code.ts";
import { publicCall } from "../http/call.ts";
import { Refused } from "../http/refusal.ts";
import { checkCode, useCode } from "./verification-codes.ts";

/**
 * Checks a code from an e-mail (7.6). For an application the check is the act that the code is for, and uses it up;
 * for the others the call that follows does. Having the code is proof enough: no sign-in is asked.
 */
export const checkCaptchaCode = publicCall({
  method: "POST",
  path: "/Register/CheckCaptchaCode",
  input: codeData,
  answer: async ({ db, clock }, { code, purpose, ...given }) => {
    const key = { email: given.email.toLowerCase(), purpose };
    const guess = purpose === "application" ? useCode : checkCode;
    const refusal = await db.transaction().execute((transaction) => guess(transaction, key, code, clock()));
    if (refusal) throw new Refused(refusal);
    return null;
  },
});
