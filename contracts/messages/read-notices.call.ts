import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";
import { noData } from "#contracts/envelope.ts";

/** A number as agreed, or a text; it is sent back unchanged. */
const noticeId: z.ZodMiniType<number, number | string> = z.int();

/** Marks notices as read (4.8; proposed, 7.16); unknown ids are ignored. */
export const readNotices = defineCall({
  summary: "Marks notices as read.",
  method: "POST",
  path: "/api/Message/Read",
  request: z.object({ ids: z.array(noticeId).check(z.maxLength(1000)) }),
  answer: noData,
  access: "merchant",
  status: "proposed",
  clauses: ["4.8", "7.16"],
  example: { ids: [7] },
});
