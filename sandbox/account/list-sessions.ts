import * as z from "zod/mini";
import type { AgreedSessionDevices as SessionDevices } from "#contracts/account/session-device.ts";
import type { Language } from "#contracts/languages.ts";
import { merchantCall, type SignedIn } from "#sandbox/http/call.ts";
import type { Service } from "#sandbox/service.ts";
import { writeDevice } from "./device.ts";
import { writePlace } from "./place.ts";
import { hashToken } from "./secrets.ts";

/** As many are shown; a merchant with more of them ends all others at once. */
const MOST = 100;

/** The sessions of the merchant that are open now, the one that was used last first (7.15). */
export const listSessions = merchantCall({
  method: "POST",
  path: "/Session/List",
  input: z.object({}),
  answer: (service, _, merchant) => readSessions(service, merchant),
});

/** Every open session with the device that its sign-in came from, and where it was last used. */
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
  const current = hashToken(token ?? "");
  const items = rows.map((row) => ({
    id: String(row.id),
    device: deviceOf(row, language),
    address: row.address,
    place: writePlace(row.address, language),
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === current,
  }));
  return { items, total: items.length };
}

function deviceOf({ browser, system }: { browser: string | null; system: string | null }, language: Language): string {
  return writeDevice({ browser: browser ?? "", system: system ?? "" }, language);
}
