import type { ExpressionBuilder } from "kysely";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { knownAddress, type Origin } from "./account-events.ts";
import { readDevice } from "./device.ts";
import { hashToken, issueToken } from "./secrets.ts";

/** How many devices of one merchant are remembered; beyond, the one whose last sign-in is the longest ago is forgotten. */
const MOST_DEVICES = 10;

/**
 * Whether a merchant has signed in from a device before. Its token opens nothing: it only lets the attempts of the
 * merchant's own devices be counted apart from those of strangers (OWASP's device cookie, as a text in the body).
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

/** Remembers the device of a sign-in; gives its token, and whether it was unknown. */
export async function rememberDevice(
  db: Database,
  merchantId: string,
  { userAgent, address, deviceToken = "" }: Origin & { deviceToken?: string | undefined },
  now: Date,
): Promise<{ deviceId: number; deviceToken: string; isNew: boolean }> {
  const seen = { ...readDevice(userAgent), address: knownAddress(address), lastSeenAt: now };
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
        .offset(MOST_DEVICES),
    )
    .execute();
  return { deviceId: id, deviceToken: token, isNew: true };
}

/** Those known devices on which no session is open. */
export function signedOut(now: Date) {
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
 * Forgets the devices of a merchant that are signed out; gives how many there were.
 * @param id forgets this one alone; a text that is no number is no device.
 */
export async function forgetDevices(db: Database, merchantId: string, now: Date, id?: string): Promise<number> {
  const forgotten = await db
    .deleteFrom("knownDevices")
    .where("merchantId", "=", merchantId)
    .where(signedOut(now))
    .$if(id !== undefined, (query) => query.where((device) => device(device.cast<string>("id", "text"), "=", id ?? "")))
    .returning("id")
    .execute();
  return forgotten.length;
}
