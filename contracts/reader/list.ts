import { isAbsent, type Reader, reader } from "./reader.ts";

/**
 * The items of a list as services write it; undefined if it is no list. Null, absent, "" and `{}` (Lua, PHP) are empty
 * lists; PHP writes a list with gaps as an object with numeric keys.
 */
export function itemsOf(sent: unknown): unknown[] | undefined {
  if (isAbsent(sent)) return [];
  // Stryker disable next-line ConditionalExpression: the values of an array are the array.
  if (Array.isArray(sent)) return sent;
  if (typeof sent !== "object") return undefined;
  return Object.keys(sent).every((key) => /^\d+$/.test(key)) ? Object.values(sent) : undefined;
}

/**
 * A list within a record. No item is dropped: one that is no object is read as an object without fields. If an item is
 * unreadable, so is the list.
 */
export function list<Row, Agreed>(row: Reader<Row, Agreed>): Reader<Row[], Agreed[]> {
  return reader("a list", (sent) => {
    const read = itemsOf(sent)?.map((item) => row.safeParse(isRecord(item) ? item : {}));
    return read?.every((one) => one.success) ? read.map(({ data }) => data) : undefined;
  });
}

/** PHP writes an empty object as `[]`. */
function isRecord(item: unknown): boolean {
  return typeof item === "object" && item !== null && !Array.isArray(item);
}
