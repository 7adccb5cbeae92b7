import { isAbsent, type Reader, reader } from "./reader.ts";

/**
 * The items of a list as services write them; undefined for what is no list. Null, absent and "" are an empty one, and so is
 * `{}`, which Lua and PHP write for it; a list with gaps is an object by its numbers in PHP.
 */
export function itemsOf(sent: unknown): unknown[] | undefined {
  if (isAbsent(sent)) return [];
  // Stryker disable next-line ConditionalExpression: the values of an array are the array.
  if (Array.isArray(sent)) return sent;
  if (typeof sent !== "object") return undefined;
  return Object.keys(sent).every((key) => /^\d+$/.test(key)) ? Object.values(sent) : undefined;
}

/**
 * A list within a record. Its items need no field, so that none is ever dropped: one that is not even an object is read as
 * one without fields. Where an item all the same cannot be read, the list cannot.
 */
export function list<Row, Agreed>(row: Reader<Row, Agreed>): Reader<Row[], Agreed[]> {
  return reader("a list", (sent) => {
    const read = itemsOf(sent)?.map((item) => row.safeParse(isRecord(item) ? item : {}));
    return read?.every((one) => one.success) ? read.map(({ data }) => data) : undefined;
  });
}

/** An empty object is `[]` in PHP, and has no fields either. */
function isRecord(item: unknown): boolean {
  return typeof item === "object" && item !== null && !Array.isArray(item);
}
