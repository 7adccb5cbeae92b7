import { endOtherSessions as endOtherSessionsCall } from "#contracts/account/end-other-sessions.call.ts";
import { endSession as endSessionCall } from "#contracts/account/end-session.call.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { addEvent } from "./account-events.ts";
import { removeDevices } from "./known-devices.ts";
import { DEVICE_ID_PREFIX, readSessions } from "./list-sessions.ts";
import { closeSessions } from "./sessions.ts";

/**
 * Ends one session of the merchant, whose token is refused afterwards (8.3), and removes its device; or removes a
 * signed-out device. Answers the remaining ones.
 */
export const endSession = implement(endSessionCall, ({ db, clock }, { id }, merchant) =>
  db.transaction().execute(async (transaction) => {
    const { merchantId } = merchant;
    const isEnded = id.startsWith(DEVICE_ID_PREFIX)
      ? (await removeDevices(transaction, merchantId, clock(), id.slice(DEVICE_ID_PREFIX.length))) > 0
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
    // The id comes from the client and may not be a number.
    .where((session) => session(session.cast<string>("id", "text"), "=", id))
    .returning("deviceId")
    .executeTakeFirst();
  if (ended?.deviceId) await removeDevices(db, merchantId, now, String(ended.deviceId));
  return ended !== undefined;
}

/** Ends every session of the merchant except the current one, and answers that one. */
export const endOtherSessions = implement(endOtherSessionsCall, ({ db, clock }, _, merchant) =>
  db.transaction().execute(async (transaction) => {
    const ended = await closeSessions(transaction, merchant.merchantId, clock(), merchant.token);
    const event = { merchantId: merchant.merchantId, kind: "sessionEnded" } as const;
    if (ended > 0) await addEvent(transaction, event, merchant, clock());
    return readSessions({ db: transaction, clock }, merchant);
  }),
);
