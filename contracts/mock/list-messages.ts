import * as z from "zod/mini";
import { instant } from "#contracts/decimal.ts";
import type { Send } from "#contracts/http.ts";

/** A message of the message box (3.13). */
export const message = z.object({
  id: z.int(),
  type: z.enum(["message", "notice", "todo"]),
  title: z.string(),
  subTitle: z.string(),
  /** The address of a picture, "" without one. */
  avatar: z.string(),
  content: z.string(),
  time: instant,
  /** Notices and to-dos only: 0 not started, 1 opened, 2 in progress, 3 expiring soon. */
  messageType: z._default(z.nullable(z.literal([0, 1, 2, 3])), null),
  /** 0 unread, 1 read. */
  status: z.literal([0, 1]),
});
export type Message = z.output<typeof message>;

/** Lists every message of the merchant (7.17), the newest first. */
export function listMessages(send: Send, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/message/list", body: {}, resData: z.array(message), signal });
}
