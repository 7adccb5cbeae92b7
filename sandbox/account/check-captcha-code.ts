import { codeData } from "#contracts/account/check-captcha-code.ts";
import { gatePurpose } from "#contracts/account/send-verification-code.ts";
import { publicCall } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { issueGateProof } from "./gate-proofs.ts";
import { checkCode, useCode } from "./verification-codes.ts";

/**
 * Checks a code from an e-mail (7.6). At the gate of an application (4.5) the check is the act that the code is for: it
 * uses the code up, and answers a proof for what the gate opens. For the others the call that follows uses it up.
 * Having the code is proof enough: no sign-in is asked, and none is needed to use the proof but the merchant's own.
 */
export const checkCaptchaCode = publicCall({
  method: "POST",
  path: "/Register/CheckCaptchaCode",
  input: codeData,
  answer: async ({ db, clock }, { code, purpose, ...given }) => {
    const email = given.email.toLowerCase();
    const gate = gatePurpose.safeParse(purpose);
    const guess = gate.success ? useCode : checkCode;
    const { refusal, proof } = await db.transaction().execute(async (transaction) => {
      const now = clock();
      const refused = await guess(transaction, { email, purpose }, code, now);
      if (refused || !gate.success) return { refusal: refused, proof: null };
      return { refusal: null, proof: await issueGateProof(transaction, { email, purpose: gate.data }, now) };
    });
    if (refusal) throw new Refused(refusal);
    return proof && { proof };
  },
});
