import * as z from "zod/mini";
import { checkCaptchaCode as call } from "#contracts/account/check-captcha-code.call.ts";
import { codeData } from "#contracts/account/check-captcha-code.ts";
import { type GateCode, gateCode } from "#contracts/account/pass-gate.ts";
import { gatePurpose } from "#contracts/account/send-verification-code.ts";
import { ownApplication } from "#sandbox/applications/own-application.ts";
import { answers, type Visitor } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import { allowGuess, askerOf, forgiveGuess, signedInAsker } from "./asker.ts";
import { issueGateProof } from "./gate-proofs.ts";
import { ownEmailOnly } from "./own-email.ts";
import { checkCode, useCode } from "./verification-codes.ts";

/** At the gate of an application a code comes with the application's. */
const atAnyGate = z.looseObject({ ...codeData.shape });

/**
 * Checks a code from an e-mail (7.6). At the gate of an application (4.5) the check is the act that the code is for; for
 * the others the call that follows uses the code up, and having it is proof enough.
 */
export const checkCaptchaCode = answers({ ...call, request: atAnyGate }, async (service, given, visitor) => {
  const { email, purpose, code, deviceToken } = given;
  if (!gatePurpose.safeParse(purpose).success) {
    await checkOnly(service, { email: email.toLowerCase(), purpose, code, deviceToken }, visitor);
    return null;
  }
  const atGate = gateCode.safeParse(given);
  if (!atGate.success) throw new Refused("invalidInput", { fields: ["applicationCode"] });
  return { proof: await passGate(service, atGate.data, visitor) };
});

async function checkOnly(
  service: Service,
  { email, purpose, code, deviceToken }: z.output<typeof codeData>,
  visitor: Visitor,
): Promise<void> {
  const asker = await askerOf(service, email, deviceToken, visitor);
  await allowGuess(service, asker);
  const isRight = await service.db
    .transaction()
    .execute((transaction) => checkCode(transaction, { email, purpose }, { code, asker, now: service.clock() }));
  if (!isRight) throw new Refused("wrongCode");
  await forgiveGuess(service, asker);
}

/** Uses a code up for a proof that opens one application. Only the merchant's own session may guess here. */
async function passGate(service: Service, { purpose, code, applicationCode, ...given }: GateCode, visitor: Visitor) {
  const email = given.email.toLowerCase();
  const merchantId = await ownEmailOnly(service, email, visitor);
  const asker = signedInAsker(merchantId, visitor);
  const proof = await service.db.transaction().execute(async (transaction) => {
    const now = service.clock();
    await ownApplication(transaction, merchantId, applicationCode);
    if (!(await useCode(transaction, { email, purpose }, { code, asker, now }))) return null;
    return issueGateProof(transaction, { merchantId, purpose, applicationCode, token: visitor.token }, now);
  });
  if (proof === null) throw new Refused("wrongCode");
  return proof;
}
