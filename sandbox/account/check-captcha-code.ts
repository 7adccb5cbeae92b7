import * as z from "zod/mini";
import { checkCaptchaCode as call } from "#contracts/account/check-captcha-code.call.ts";
import { codeData } from "#contracts/account/check-captcha-code.ts";
import { type GateCode, gateCode } from "#contracts/account/pass-gate.ts";
import { gatePurpose } from "#contracts/account/send-verification-code.ts";
import { findOwnApplication } from "#sandbox/applications/find-own-application.ts";
import { implement, type Visitor } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import { issueGateProof } from "./gate-proofs.ts";
import { requesterOf, signedInRequester } from "./requester.ts";
import { requireOwnEmail } from "./require-own-email.ts";
import { requireCode, useCode } from "./verification-codes.ts";

/** The request for an application's gate also has an application code. */
const anyCodeRequest = z.looseObject({ ...codeData.shape });

/**
 * Checks a code from an email (7.6). For an application's gate (4.5) the check uses up the code and returns a proof;
 * for other purposes the code stays valid for the call that follows.
 */
export const checkCaptchaCode = implement({ ...call, request: anyCodeRequest }, async (service, given, visitor) => {
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
  const requester = await requesterOf(service, email, deviceToken, visitor);
  await requireCode(service, { email, purpose }, { code, requester, now: service.clock() });
}

/** Exchanges a code for a proof that gives access to one application. Guesses count against the merchant's session. */
async function passGate(service: Service, { purpose, code, applicationCode, ...given }: GateCode, visitor: Visitor) {
  const email = given.email.toLowerCase();
  const merchantId = await requireOwnEmail(service, email, visitor);
  const requester = signedInRequester(merchantId, visitor);
  const proof = await service.db.transaction().execute(async (transaction) => {
    const now = service.clock();
    await findOwnApplication(transaction, merchantId, applicationCode);
    if (!(await useCode(transaction, { email, purpose }, { code, requester, now }))) return null;
    return issueGateProof(transaction, { merchantId, purpose, applicationCode, token: visitor.token }, now);
  });
  if (proof === null) throw new Refused("wrongCode");
  return proof;
}
