import type { AgreedCallback as Callback } from "#contracts/bills/callback.ts";
import { resendCallback as call } from "#contracts/bills/resend-callback.call.ts";
import { limitAttempts } from "#sandbox/account/rate-limits.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { type CallbackRow, sendCallback } from "./callback-delivery.ts";
import { viewCallbacks } from "./callback-view.ts";

/** Prevents flooding a receiver. */
export const RESEND_LIMIT = { kind: "callback-resend", most: 30, period: 60_000 };

/** Sends one of the merchant's callbacks again at once, and returns it with the new attempt (2.31). */
export const resendCallback = implement(call, async (service, { code }, { merchantId }): Promise<Callback> => {
  const { db, clock } = service;
  const callback = await findCallback(db, merchantId, code);
  await limitAttempts(db, RESEND_LIMIT, merchantId, clock());
  await sendCallback(service, callback, { isScheduled: false, stopping: new AbortController().signal });
  const [sent] = await viewCallbacks(db, [await findCallback(db, merchantId, code)]);
  if (!sent) throw new Refused("notFound");
  return sent;
});

async function findCallback(db: Database, merchantId: string, code: string): Promise<CallbackRow> {
  const callback = await db
    .selectFrom("callbacks")
    .selectAll()
    .where("merchantId", "=", merchantId)
    .where("code", "=", code)
    .executeTakeFirst();
  if (!callback) throw new Refused("notFound");
  return callback;
}
