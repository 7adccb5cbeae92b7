import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";
import { nothing } from "#contracts/envelope.ts";

/** A number as agreed; what a service has in its place is sent back as it came. */
const noticeId: z.ZodMiniType<number, number | string> = z.int();

/** Marks notices as read (4.8; proposed, 7.16); those of others, and those that are gone, are left alone. */
export const readNotices = defineCall({
  summary: "Marks notices as read.",
  method: "POST",
  path: "/api/Message/Read",
  request: z.object({ ids: z.array(noticeId).check(z.maxLength(1000)) }),
  answer: nothing,
  access: "merchant",
  standing: "proposed",
  clauses: ["4.8", "7.16"],
  example: { ids: [7] },
});
