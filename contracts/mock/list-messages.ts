import * as z from "zod/mini";
import { count } from "#contracts/reader/count.ts";
import { instant } from "#contracts/reader/instant.ts";
import { orNull } from "#contracts/reader/reader.ts";
import { text } from "#contracts/reader/text.ts";

/** A message of the message box (3.13). */
export const message = z.object({
  id: count,
  type: z.enum(["message", "notice", "todo"]),
  title: text,
  subTitle: text,
  /** The address of a picture, "" without one. */
  avatar: text,
  content: text,
  time: instant,
  /** Notices and to-dos only: 0 not started, 1 opened, 2 in progress, 3 expiring soon. */
  messageType: z.pipe(orNull(count), z.nullable(z.literal([0, 1, 2, 3]))),
  /** 0 unread, 1 read. */
  status: z.pipe(count, z.literal([0, 1])),
});
export type Message = z.output<typeof message>;
export type AgreedMessage = z.input<typeof message>;
