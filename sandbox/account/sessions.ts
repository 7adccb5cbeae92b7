import { Refused } from "../http/refusal.ts";
import type { Service } from "../service.ts";
import { hashToken, issueToken } from "./secrets.ts";

/** How long a sign-in lasts, in milliseconds. */
export const SESSION_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Opens a session; its token is shown this once. */
export async function openSession({ db, clock }: Service, merchantId: string): Promise<string> {
  const { token, tokenHash } = issueToken();
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + SESSION_LIFETIME);
  await db.deleteFrom("sessions").where("expiresAt", "<=", createdAt).execute();
  await db.insertInto("sessions").values({ tokenHash, merchantId, createdAt, expiresAt }).execute();
  return token;
}

/**
 * Names the merchant whose token it is.
 * @throws Refused when there is none, or it is unknown or expired (8.3: 4010).
 */
export async function signedInMerchant({ db, clock }: Service, token: string | null): Promise<string> {
  if (!token) throw new Refused("notSignedIn");
  const session = await db
    .selectFrom("sessions")
    .select("merchantId")
    .where("tokenHash", "=", hashToken(token))
    .where("expiresAt", ">", clock())
    .executeTakeFirst();
  if (!session) throw new Refused("notSignedIn");
  return session.merchantId;
}

export async function closeSession({ db }: Service, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("tokenHash", "=", hashToken(token)).execute();
}
