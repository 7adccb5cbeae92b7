import type { GatePurpose } from "#contracts/account/send-verification-code.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { hashToken, issueToken } from "./secrets.ts";

/** How long a proof serves, in milliseconds: time enough to fill in a form. */
const GATE_PROOF_LIFETIME = 10 * 60 * 1000;

/** Gives a proof that the merchant of an e-mail passed the gate (4.5); kept by its hash, shown this once. */
export async function issueGateProof(
  db: Database,
  { email, purpose }: { email: string; purpose: GatePurpose },
  now: Date,
): Promise<string> {
  const { token: proof, tokenHash: proofHash } = issueToken();
  const { id: merchantId } = await db
    .selectFrom("merchants")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await db.deleteFrom("verificationProofs").where("expiresAt", "<=", now).execute();
  await db
    .insertInto("verificationProofs")
    .values({ proofHash, merchantId, purpose, expiresAt: new Date(now.getTime() + GATE_PROOF_LIFETIME) })
    .execute();
  return proof;
}

/**
 * Uses a proof up. In the transaction of what it opens: when that is refused, the proof stays good.
 * @throws Refused when it was never given, is used or has expired, or is another merchant's or for something else.
 */
export async function useGateProof(
  transaction: Database,
  { merchantId, purpose, proof }: { merchantId: string; purpose: GatePurpose; proof: string },
  now: Date,
): Promise<void> {
  const used = await transaction
    .deleteFrom("verificationProofs")
    .where("proofHash", "=", hashToken(proof))
    .where("merchantId", "=", merchantId)
    .where("purpose", "=", purpose)
    .where("expiresAt", ">", now)
    .returning("proofHash")
    .executeTakeFirst();
  if (!used) throw new Refused("verificationNeeded");
}
