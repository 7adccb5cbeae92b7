import { readNotices as call } from "#contracts/messages/read-notices.call.ts";
import { implement } from "#sandbox/http/call.ts";

/** Marks the merchant's own notices as read (4.8); other ids are ignored. */
export const readNotices = implement(call, async ({ db, clock }, { ids }, { merchantId }) => {
  if (ids.length === 0) return null;
  await db
    .updateTable("notices")
    .set({ readAt: clock() })
    .where("merchantId", "=", merchantId)
    .where("id", "in", ids)
    .where("readAt", "is", null)
    .execute();
  return null;
});
