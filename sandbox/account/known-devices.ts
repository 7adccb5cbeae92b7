import type { ExpressionBuilder } from "kysely";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { type Origin, storedAddress } from "./account-events.ts";
import { parseUserAgent } from "./device.ts";
import { hashToken, issueToken } from "./secrets.ts";

/** Devices remembered per merchant; beyond this, the one with the oldest sign-in is forgotten. */
const MAX_DEVICES = 10;

/**
 * Whether a merchant has signed in from this device before. The token grants no access: it only separates the attempts
 * of the merchant's own devices from others (OWASP's device cookie, sent in the body).
 */
export async function isKnownDevice(db: Database, email: string, token: string): Promise<boolean> {
  const known = await db
    .selectFrom("knownDevices")
    .innerJoin("merchants", "merchants.id", "knownDevices.merchantId")
    .select("knownDevices.id")
    .where("knownDevices.tokenHash", "=", hashToken(token))
    .where("merchants.email", "=", email)
    .executeTakeFirst();
  return known !== undefined;
}

/** Remembers the device of a sign-in. @returns its token, and whether it is new. */
export async function recordDevice(
  db: Database,
  merchantId: string,
  { userAgent, address, deviceToken = "" }: Origin & { deviceToken?: string | undefined },
  now: Date,
): Promise<{ deviceId: number; deviceToken: string; isNew: boolean }> {
  const seen = { ...parseUserAgent(userAgent), address: storedAddress(address), lastSeenAt: now };
  const known = await db
    .updateTable("knownDevices")
    .set(seen)
    .where("merchantId", "=", merchantId)
    .where("tokenHash", "=", hashToken(deviceToken))
    .returning("id")
    .executeTakeFirst();
  if (known) return { deviceId: known.id, deviceToken, isNew: false };
  const { token, tokenHash } = issueToken();
  const { id } = await db
    .insertInto("knownDevices")
    .values({ merchantId, tokenHash, createdAt: now, ...seen })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom("knownDevices")
    .where("id", "in", (devices) =>
      devices
        .selectFrom("knownDevices")
        .select("id")
        .where("merchantId", "=", merchantId)
        .orderBy("lastSeenAt", "desc")
        .orderBy("id", "desc")
        .offset(MAX_DEVICES),
    )
    .execute();
  return { deviceId: id, deviceToken: token, isNew: true };
}

/** Condition for known devices without an open session. */
export function withoutSession(now: Date) {
  return ({ not, exists, selectFrom }: ExpressionBuilder<Tables, "knownDevices">) =>
    not(
      exists(
        selectFrom("sessions")
          .select("sessions.id")
          .whereRef("sessions.deviceId", "=", "knownDevices.id")
          .where("sessions.expiresAt", ">", now),
      ),
    );
}

/**
 * Forgets the merchant's signed-out devices.
 * @param id removes only this device; may be any text from the client.
 * @returns how many were forgotten.
 */
export async function removeDevices(db: Database, merchantId: string, now: Date, id?: string): Promise<number> {
  const forgotten = await db
    .deleteFrom("knownDevices")
    .where("merchantId", "=", merchantId)
    .where(withoutSession(now))
    .$if(id !== undefined, (query) => query.where((device) => device(device.cast<string>("id", "text"), "=", id ?? "")))
    .returning("id")
    .execute();
  return forgotten.length;
}
