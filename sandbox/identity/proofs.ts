import { randomBytes } from "node:crypto";
import type { IdentityProof } from "#contracts/account/identity-login.ts";
import { hashToken } from "#sandbox/account/secrets.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { signCredential } from "./credential.ts";

/** How long a proof is valid, in milliseconds. */
export const PROOF_LIFETIME = 5 * 60 * 1000;

export type Vouching = {
  kind: IdentityProof["kind"];
  email: string;
  /** What the page that asks put into its question, to find it again within a credential. */
  nonce?: string | undefined;
};

/** Gives a proof that somebody has an e-mail, as the identity provider does; kept by its hash, shown this once. */
export async function issueProof(db: Database, { kind, nonce, ...given }: Vouching, now: Date): Promise<string> {
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

/** Uses a proof up; gives the e-mail that it vouches for, null when it was never given, is used or has expired. */
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
