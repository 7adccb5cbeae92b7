import { readMessages as call } from "#contracts/mock/read-messages.call.ts";
import { implement } from "#sandbox/http/call.ts";

/** Marks the merchant's own messages of these ids as read (4.8, 7.17); an id that is none of theirs changes nothing. */
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
