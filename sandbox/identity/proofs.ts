import { randomBytes } from "node:crypto";
import type { IdentityProof } from "#contracts/account/identity-login.ts";
import { hashToken } from "#sandbox/account/secrets.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { signCredential } from "./credential.ts";

/** How long a proof is valid, in milliseconds. */
export const PROOF_LIFETIME = 5 * 60 * 1000;

export type ProofClaims = {
  kind: IdentityProof["kind"];
  email: string;
  /** Put into the credential, so that the page can match it to its request. */
  nonce?: string | undefined;
};

/** Issues a proof of an email, as the identity provider does; only its hash is stored. */
export async function issueProof(db: Database, { kind, nonce, ...given }: ProofClaims, now: Date): Promise<string> {
  const email = given.email.toLowerCase();
  const expiresAt = new Date(now.getTime() + PROOF_LIFETIME);
  const value =
    kind === "credential"
      ? signCredential({ email, nonce, now, expiresAt })
      : `${kind === "code" ? "4/0" : "ya29."}${randomBytes(48).toString("base64url")}`;
  await db.deleteFrom("identityProofs").where("expiresAt", "<=", now).execute();
  await db
    .insertInto("identityProofs")
    .values({ proofHash: hashToken(value), kind, email, expiresAt })
    .execute();
  return value;
}

/** Consumes a proof and returns its email; null when it was never issued, is used or has expired. */
export async function useProof(db: Database, { kind, value }: IdentityProof, now: Date): Promise<string | null> {
  const used = await db
    .deleteFrom("identityProofs")
    .where("proofHash", "=", hashToken(value))
    .where("kind", "=", kind)
    .where("expiresAt", ">", now)
    .returning("email")
    .executeTakeFirst();
  return used?.email ?? null;
}
