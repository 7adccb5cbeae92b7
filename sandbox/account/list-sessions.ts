import { listSessions as call } from "#contracts/account/list-sessions.call.ts";
import type { AgreedSessionDevices as SessionDevices } from "#contracts/account/session-device.ts";
import type { Language } from "#contracts/languages.ts";
import { answers, type SignedIn } from "#sandbox/http/call.ts";
import type { Service } from "#sandbox/service.ts";
import { writeDevice } from "./device.ts";
import { signedOut } from "./known-devices.ts";
import { writePlace } from "./place.ts";
import { hashToken } from "./secrets.ts";

/** As many sessions are shown; a merchant with more of them ends all others at once. */
const MOST = 100;

/** What a device that is signed out is named by, so that it is no session's number. */
export const DEVICE = "device-";

/** The sessions of the merchant that are open now, then the devices that are remembered (7.15). */
export const listSessions = answers(call, (service, _, merchant) => readSessions(service, merchant));

/**
 * Every open session with the device that its sign-in came from and where it was last used, the last used first; then
 * the known devices that are signed out.
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
    .limit(MOST)
    .execute();
  const remembered = await db
    .selectFrom("knownDevices")
    .select(["id", "tokenHash", "createdAt", "lastSeenAt", "address", "browser", "system"])
    .where("merchantId", "=", merchantId)
    .where(signedOut(clock()))
    .orderBy("lastSeenAt", "desc")
    .execute();
  const current = hashToken(token ?? "");
  const view = (row: Omit<(typeof rows)[number], "id">) => ({
    device: deviceOf(row, language),
    address: row.address,
    place: writePlace(row.address, language),
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === current,
  });
  const items = [
    ...rows.map((row) => ({ id: String(row.id), ...view(row), isSignedIn: true })),
    ...remembered.map((row) => ({ id: `${DEVICE}${row.id}`, ...view(row), isSignedIn: false })),
  ];
  return { items, total: items.length };
}

function deviceOf({ browser, system }: { browser: string | null; system: string | null }, language: Language): string {
  return writeDevice({ browser: browser ?? "", system: system ?? "" }, language);
}
