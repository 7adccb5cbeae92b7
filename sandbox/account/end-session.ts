import { endOtherSessions as endOtherSessionsCall } from "#contracts/account/end-other-sessions.call.ts";
import { endSession as endSessionCall } from "#contracts/account/end-session.call.ts";
import { answers } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { addEvent } from "./account-events.ts";
import { forgetDevices } from "./known-devices.ts";
import { DEVICE, readSessions } from "./list-sessions.ts";
import { closeSessions } from "./sessions.ts";

/**
 * Ends one session of the merchant, whose token is refused from now on (8.3), and forgets its device; or forgets a device
 * that is signed out. Answers those that are left.
 */
export const endSession = answers(endSessionCall, ({ db, clock }, { id }, merchant) =>
  db.transaction().execute(async (transaction) => {
    const { merchantId } = merchant;
    const isEnded = id.startsWith(DEVICE)
      ? (await forgetDevices(transaction, merchantId, clock(), id.slice(DEVICE.length))) > 0
      : await endOne(transaction, merchantId, id, clock());
    if (!isEnded) throw new Refused("notFound");
    await addEvent(transaction, { merchantId, kind: "sessionEnded" }, merchant, clock());
    return readSessions({ db: transaction, clock }, merchant);
  }),
);

async function endOne(db: Database, merchantId: string, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .deleteFrom("sessions")
    .where("merchantId", "=", merchantId)
    // No number of the merchant's, or no number at all, is no session.
    .where((session) => session(session.cast<string>("id", "text"), "=", id))
    .returning("deviceId")
    .executeTakeFirst();
  if (ended?.deviceId) await forgetDevices(db, merchantId, now, String(ended.deviceId));
  return ended !== undefined;
}

/** Ends every session of the merchant but the one that asks. Answers that one. */
export const endOtherSessions = answers(endOtherSessionsCall, ({ db, clock }, _, merchant) =>
  db.transaction().execute(async (transaction) => {
    const ended = await closeSessions(transaction, merchant.merchantId, clock(), merchant.token);
    const event = { merchantId: merchant.merchantId, kind: "sessionEnded" } as const;
    if (ended > 0) await addEvent(transaction, event, merchant, clock());
    return readSessions({ db: transaction, clock }, merchant);
  }),
);
