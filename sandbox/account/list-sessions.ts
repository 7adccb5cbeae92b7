import { listSessions as call } from "#contracts/account/list-sessions.call.ts";
import type { AgreedSessionDevices as SessionDevices } from "#contracts/account/session-device.ts";
import type { Language } from "#contracts/languages.ts";
import { implement, type SignedIn } from "#sandbox/http/call.ts";
import type { Service } from "#sandbox/service.ts";
import { describeDevice } from "./device.ts";
import { withoutSession } from "./known-devices.ts";
import { describePlace } from "./place.ts";
import { hashToken } from "./secrets.ts";

/** Sessions listed at most; a merchant with more can end all others at once. */
const MAX_SESSIONS = 100;

/** Distinguishes the id of a signed-out device from a session's. */
export const DEVICE_ID_PREFIX = "device-";

/** The merchant's open sessions, then the remembered devices (7.15). */
export const listSessions = implement(call, (service, _, merchant) => readSessions(service, merchant));

/**
 * Open sessions, most recently used first, each with its device and last address; then the known devices that are
 * signed out.
 */
export async function readSessions(
  { db, clock }: Pick<Service, "db" | "clock">,
  { merchantId, token, language }: Pick<SignedIn, "merchantId" | "token" | "language">,
): Promise<SessionDevices> {
  const rows = await db
    .selectFrom("sessions")
    .leftJoin("accountEvents as signIn", "signIn.id", "sessions.signInId")
    .select(["sessions.id", "sessions.tokenHash", "sessions.createdAt", "sessions.lastSeenAt", "sessions.address"])
    .select(["signIn.browser", "signIn.system"])
    .where("sessions.merchantId", "=", merchantId)
    .where("sessions.expiresAt", ">", clock())
    .orderBy("sessions.lastSeenAt", "desc")
    .orderBy("sessions.id", "desc")
    .limit(MAX_SESSIONS)
    .execute();
  const remembered = await db
    .selectFrom("knownDevices")
    .select(["id", "tokenHash", "createdAt", "lastSeenAt", "address", "browser", "system"])
    .where("merchantId", "=", merchantId)
    .where(withoutSession(clock()))
    .orderBy("lastSeenAt", "desc")
    .execute();
  const current = hashToken(token ?? "");
  const view = (row: Omit<(typeof rows)[number], "id">) => ({
    device: deviceOf(row, language),
    address: row.address,
    place: describePlace(row.address, language),
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === current,
  });
  const items = [
    ...rows.map((row) => ({ id: String(row.id), ...view(row), isSignedIn: true })),
    ...remembered.map((row) => ({ id: `${DEVICE_ID_PREFIX}${row.id}`, ...view(row), isSignedIn: false })),
  ];
  return { items, total: items.length };
}

function deviceOf({ browser, system }: { browser: string | null; system: string | null }, language: Language): string {
  return describeDevice({ browser: browser ?? "", system: system ?? "" }, language);
}
