import type { Visitor } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { SignInMethod } from "#sandbox/storage/tables.ts";
import { addEvent, knownAddress, type Origin } from "./account-events.ts";
import { forgetDevices } from "./known-devices.ts";
import { hashToken, issueToken } from "./secrets.ts";

/** How long a sign-in lasts, in milliseconds. */
export const SESSION_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** How often it is written down that a session is used, in milliseconds. */
const SEEN_EVERY = 60_000;

/** How, from where and on which device a merchant signed in. */
export type SignIn = Origin & { method: SignInMethod; deviceId: number | null };

/** Opens a session and keeps how it came about (7.15); its token is shown this once. */
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
    .values({ ...{ tokenHash, merchantId, createdAt: now, expiresAt, signInId, deviceId }, ...seenFrom(origin, now) })
    .execute();
  return token;
}

/**
 * Names the merchant whose token it is, and keeps when and from where it was used.
 * @throws Refused when there is none, or it is unknown or expired (8.3: 4010).
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
  if (now.getTime() - session.lastSeenAt.getTime() >= SEEN_EVERY)
    await db.updateTable("sessions").set(seenFrom({ address }, now)).where("tokenHash", "=", tokenHash).execute();
  return session.merchantId;
}

function seenFrom({ address }: Pick<Origin, "address">, now: Date) {
  return { lastSeenAt: now, address: knownAddress(address) };
}

export async function closeSession({ db }: Service, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("tokenHash", "=", hashToken(token)).execute();
}

/**
 * Ends every session of a merchant, but for the one whose token is named, and forgets the devices on which none is left;
 * gives how many there were of both.
 */
export async function closeSessions(
  db: Database,
  merchantId: string,
  now: Date,
  butFor: string | null = null,
): Promise<number> {
  const ended = await db
    .deleteFrom("sessions")
    .where("merchantId", "=", merchantId)
    .$if(butFor !== null, (query) => query.where("tokenHash", "!=", hashToken(butFor ?? "")))
    .returning("id")
    .execute();
  return ended.length + (await forgetDevices(db, merchantId, now));
}
