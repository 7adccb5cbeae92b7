import { type Reader, reader } from "./reader.ts";

/**
 * A list within a record: null and absent are empty. Its items need no field, so that none is ever dropped: one that is
 * not even an object is read as one without fields. Where an item all the same cannot be read, the list cannot.
 */
export function list<Row, Agreed>(row: Reader<Row, Agreed>): Reader<Row[], Agreed[]> {
  return reader("a list", (sent) => {
    const items: unknown = sent ?? [];
    if (!Array.isArray(items)) return undefined;
    const read = items.map((item) => row.safeParse(Object(item) === item ? item : {}));
    return read.every((one) => one.success) ? read.map(({ data }) => data) : undefined;
  });
}
