import { listMessages as call } from "#contracts/mock/list-messages.call.ts";
import type { AgreedMessage as Message } from "#contracts/mock/list-messages.ts";
import { implement } from "#sandbox/http/call.ts";
import { textsIn } from "#sandbox/texts.ts";
import { SAMPLE_MESSAGES } from "./sample-messages.ts";

const MINUTE = 60_000;

/** The merchant's messages, newest first (3.13, 7.17). Sample messages are stored at the first request. */
export const listMessages = implement(call, async ({ db, clock }, _, { merchantId, language }): Promise<Message[]> => {
  const now = clock().getTime();
  await db
    .insertInto("mockMessages")
    .values(
      SAMPLE_MESSAGES.map(({ id, age }) => ({
        merchantId,
        id,
        sentAt: new Date(now - age * MINUTE),
        readAt: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom("mockMessages")
    .select(["id", "sentAt", "readAt"])
    .where("merchantId", "=", merchantId)
    .orderBy("sentAt", "desc")
    .execute();
  return kept.flatMap(({ id, sentAt, readAt }) =>
    SAMPLE_MESSAGES.filter((made) => made.id === id).map(({ name, from = "", type, messageType }) => ({
      id,
      type,
      messageType,
      title: from,
      subTitle: "",
      ...textsIn(language).message[name],
      avatar: "",
      time: sentAt.toISOString(),
      status: readAt ? 1 : 0,
    })),
  );
});
