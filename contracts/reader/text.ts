import { reader } from "./reader.ts";

/** Text that a screen can do without: "" where the service sends none (absent, null), or something that is no text. */
export const text = reader<string>("a text", (sent) => written(sent) ?? "");

/** The same, where it is agreed that what is not known is sent as null. */
export const textOrNull = reader<string, string | null>("a text", (sent) => written(sent) ?? "");

/** The code of an error: where all numbers are floats, 4010.0 is 4010. */
export const errorCode = reader<string>("a text", (sent) => (written(sent) ?? "").replace(/^(\d+)\.0$/, "$1"));

/** Words for a person, however they are laid out: a text, a list of texts, or texts by field or by language; "" for none. */
export function wordsIn(sent: unknown): string {
  if (typeof sent !== "object" || sent === null) return written(sent) ?? "";
  const { msg, message, detail } = Object(sent);
  const said = msg ?? message ?? detail;
  return said === undefined ? Object.values(sent).map(wordsIn).filter(Boolean).join(" ") : wordsIn(said);
}

/** The same as a field of an answer. */
export const words = reader<string>("a text", wordsIn);

/** What names a record or a person: a text that is not empty, or a number, which is read as its digits. */
export const id = reader("an id (a text or a number)", (sent) => written(sent) || undefined);

/** Text or a whole number, as text; undefined for anything else, and for a number that has lost digits. */
function written(sent: unknown): string | undefined {
  if (typeof sent === "string") return sent;
  return Number.isSafeInteger(sent) ? String(sent) : undefined;
}
