import { readMessages as call } from "#contracts/mock/read-messages.call.ts";
import { implement } from "#sandbox/http/call.ts";

/** Marks the merchant's own messages as read (4.8, 7.17); other ids are ignored. */
export const readMessages = implement(call, async ({ db, clock }, ids, { merchantId }) => {
  if (ids.length === 0) return true;
  await db
    .updateTable("mockMessages")
    .set({ readAt: clock() })
    .where("merchantId", "=", merchantId)
    .where("id", "in", ids)
    .where("readAt", "is", null)
    .execute();
  return true;
});
