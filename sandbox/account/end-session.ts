import * as z from "zod/mini";
import { endedSession } from "#contracts/account/end-session.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { addEvent } from "./account-events.ts";
import { readSessions } from "./list-sessions.ts";
import { closeSessions } from "./sessions.ts";

/** Ends one session of the merchant; its token is refused from now on (8.3). Answers those that are left. */
export const endSession = merchantCall({
  method: "POST",
  path: "/Session/End",
  input: endedSession,
  answer: ({ db, clock }, { id }, merchant) =>
    db.transaction().execute(async (transaction) => {
      const { merchantId } = merchant;
      const ended = await transaction
        .deleteFrom("sessions")
        .where("merchantId", "=", merchantId)
        // No number of the merchant's, or no number at all, is no session.
        .where((session) => session(session.cast<string>("id", "text"), "=", id))
        .returning("id")
        .executeTakeFirst();
      if (!ended) throw new Refused("notFound");
      await addEvent(transaction, { merchantId, kind: "sessionEnded" }, merchant, clock());
      return readSessions({ db: transaction, clock }, merchant);
    }),
});

/** Ends every session of the merchant but the one that asks. Answers that one. */
export const endOtherSessions = merchantCall({
  method: "POST",
  path: "/Session/EndOthers",
  input: z.object({}),
  answer: ({ db, clock }, _, merchant) =>
    db.transaction().execute(async (transaction) => {
      const ended = await closeSessions(transaction, merchant.merchantId, merchant.token);
      const event = { merchantId: merchant.merchantId, kind: "sessionEnded" } as const;
      if (ended > 0) await addEvent(transaction, event, merchant, clock());
      return readSessions({ db: transaction, clock }, merchant);
    }),
});
