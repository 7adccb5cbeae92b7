import type { Visitor } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { SignInMethod } from "#sandbox/storage/tables.ts";
import { addEvent, type Origin, storedAddress } from "./account-events.ts";
import { removeDevices } from "./known-devices.ts";
import { hashToken, issueToken } from "./secrets.ts";

/** In milliseconds. */
const SESSION_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Minimum time between two updates of a session's last use, in milliseconds. */
const USE_RECORD_INTERVAL = 60_000;

/** How, from where and on which device a merchant signed in. */
export type SignIn = Origin & { method: SignInMethod; deviceId: number | null };

/** Opens a session and records its sign-in (7.15). @returns the token, of which only the hash is stored. */
export async function openSession(
  db: Database,
  merchantId: string,
  { method, deviceId, ...origin }: SignIn,
  now: Date,
): Promise<string> {
  const { token, tokenHash } = issueToken();
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME);
  await db.deleteFrom("sessions").where("expiresAt", "<=", now).execute();
  const signInId = await addEvent(db, { merchantId, kind: "signIn", method }, origin, now);
  await db
    .insertInto("sessions")
    .values({ ...{ tokenHash, merchantId, createdAt: now, expiresAt, signInId, deviceId }, ...lastUse(origin, now) })
    .execute();
  return token;
}

/**
 * Finds the merchant of a token, and records when and from where it was used.
 * @throws Refused when there is no token, or it is unknown or expired (8.3: 4010).
 */
export async function signedInMerchant({ db, clock }: Service, { token, address }: Visitor): Promise<string> {
  if (!token) throw new Refused("notSignedIn");
  const now = clock();
  const tokenHash = hashToken(token);
  const session = await db
    .selectFrom("sessions")
    .select(["merchantId", "lastSeenAt"])
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (!session) throw new Refused("notSignedIn");
  if (now.getTime() - session.lastSeenAt.getTime() >= USE_RECORD_INTERVAL)
    await db.updateTable("sessions").set(lastUse({ address }, now)).where("tokenHash", "=", tokenHash).execute();
  return session.merchantId;
}

function lastUse({ address }: Pick<Origin, "address">, now: Date) {
  return { lastSeenAt: now, address: storedAddress(address) };
}

export async function closeSession({ db }: Service, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("tokenHash", "=", hashToken(token)).execute();
}

/**
 * Ends the merchant's sessions, except the one with this token, and removes the devices without a session.
 * @returns how many sessions and devices.
 */
export async function closeSessions(
  db: Database,
  merchantId: string,
  now: Date,
  exceptToken: string | null = null,
): Promise<number> {
  const ended = await db
    .deleteFrom("sessions")
    .where("merchantId", "=", merchantId)
    .$if(exceptToken !== null, (query) => query.where("tokenHash", "!=", hashToken(exceptToken ?? "")))
    .returning("id")
    .execute();
  return ended.length + (await removeDevices(db, merchantId, now));
}
