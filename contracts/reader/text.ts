import { reader } from "./reader.ts";

/** Optional text: "" if it is absent, null or no text. */
export const text = reader<string>("a text", (sent) => asText(sent) ?? "");

/** Like `text`, for fields where null is agreed. */
export const textOrNull = reader<string, string | null>("a text", (sent) => asText(sent) ?? "");

/** An error code: some services send 4010 as 4010.0. */
export const errorCode = reader<string>("a text", (sent) => (asText(sent) ?? "").replace(/^(\d+)\.0$/, "$1"));

/** A message for people in any structure: a text, a list of texts, or texts by field or by language; "" for none. */
export function messageTextOf(sent: unknown): string {
  if (typeof sent !== "object" || sent === null) return asText(sent) ?? "";
  const { msg, message, detail } = Object(sent);
  const said = msg ?? message ?? detail;
  return said === undefined ? Object.values(sent).map(messageTextOf).filter(Boolean).join(" ") : messageTextOf(said);
}

/** The schema of a message field. */
export const messageText = reader<string>("a text", messageTextOf);

/** An id: a non-empty text, or a number, read as its digits. */
export const id = reader("an id (a text or a number)", (sent) => asText(sent) || undefined);

/** A text or a safe integer, as text; otherwise undefined. */
function asText(sent: unknown): string | undefined {
  if (typeof sent === "string") return sent;
  return Number.isSafeInteger(sent) ? String(sent) : undefined;
}
