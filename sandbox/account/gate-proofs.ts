import type { GatePurpose } from "#contracts/account/send-verification-code.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { hashToken, issueToken } from "./secrets.ts";

/** How long a proof serves, in milliseconds: time enough to fill in a form. */
const GATE_PROOF_LIFETIME = 10 * 60 * 1000;

/** What a proof opens: one application of one merchant, for one act (4.5), in the session that passed the gate. */
type Gate = { merchantId: string; purpose: GatePurpose; applicationCode: string; token: string | null };

/** Gives a proof that a merchant passed a gate; kept by its hash, shown this once. */
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
 * Uses a proof up. In the transaction of what it opens: when that is refused, the proof stays good.
 * @throws Refused when it was never given, is used or has expired, or is for another gate or session.
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

/** With the session's token in it, the hash of a proof is found again in that session alone. */
function hashInSession(proof: string, token: string | null): string {
  return hashToken(`${proof} ${token ?? ""}`);
}
