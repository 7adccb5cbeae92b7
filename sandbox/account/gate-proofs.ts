import type { GatePurpose } from "#contracts/account/send-verification-code.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { hashToken, issueToken } from "./secrets.ts";

/** In milliseconds: long enough to fill in a form. */
const GATE_PROOF_LIFETIME = 10 * 60 * 1000;

/** A proof is valid for one action on one application of one merchant (4.5), in the session that passed the gate. */
type Gate = { merchantId: string; purpose: GatePurpose; applicationCode: string; token: string | null };

/** Issues a proof that a merchant passed a gate. Only its hash is stored. */
export async function issueGateProof(db: Database, { token, ...gate }: Gate, now: Date): Promise<string> {
  const { token: proof } = issueToken();
  const proofHash = hashInSession(proof, token);
  await db
    .insertInto("verificationProofs")
    .values({ proofHash, ...gate, expiresAt: new Date(now.getTime() + GATE_PROOF_LIFETIME) })
    .execute();
  return proof;
}

/**
 * Uses up a proof, in the transaction of the action: if the action fails, the proof stays valid.
 * @throws Refused when the proof is unknown, used or expired, or belongs to another gate or session.
 */
export async function useGateProof(
  transaction: Database,
  { merchantId, purpose, applicationCode, token }: Gate,
  proof: string | undefined,
  now: Date,
): Promise<void> {
  const used = await transaction
    .deleteFrom("verificationProofs")
    .where("proofHash", "=", hashInSession(proof ?? "", token))
    .where("merchantId", "=", merchantId)
    .where("purpose", "=", purpose)
    .where("applicationCode", "=", applicationCode)
    .where("expiresAt", ">", now)
    .returning("proofHash")
    .executeTakeFirst();
  if (!used) throw new Refused("verificationNeeded");
}

/** The session's token is part of the hash, so a proof is valid in that session only. */
function hashInSession(proof: string, token: string | null): string {
  return hashToken(`${proof} ${token ?? ""}`);
}
