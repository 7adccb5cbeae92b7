import * as z from "zod/mini";
import { count } from "#contracts/reader/count.ts";
import { enumeration } from "#contracts/reader/enumeration.ts";
import { flag } from "#contracts/reader/flag.ts";
import { instant } from "#contracts/reader/instant.ts";
import { optional, reader } from "#contracts/reader/reader.ts";
import { id, text, textOrNull } from "#contracts/reader/text.ts";

/** The notice's tab in the message box (2.36). */
export const noticeType = z.enum(["message", "notice", "todo"]);

/**
 * The subject of a notice: an order, a callback or an application by its code, the packages on sale, or the account.
 */
export const noticeAbout = z.enum(["order", "callback", "application", "package", "account"]);

/** A number as agreed, or a text; it is sent back unchanged. */
const noticeId = reader<number | string, number>("an id (a number or a text)", (sent) => {
  const number = count.safeParse(sent);
  return number.success ? number.data : id.safeParse(sent).data;
});

/** A notice of the service to its merchant, in the language of the request. Its fields are proposed. */
export const notice = z.object({
  id: noticeId,
  type: enumeration(noticeType),
  title: text,
  content: text,
  time: optional(instant),
  isRead: optional(flag),
  about: enumeration(noticeAbout),
  /** The code of the order, the callback or the application; "" for other subjects. */
  reference: textOrNull,
});
export type Notice = z.output<typeof notice>;
export type AgreedNotice = z.input<typeof notice>;
