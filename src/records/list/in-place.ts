import type { UnreadableRow } from "#contracts/reader/page.ts";

/** One place of a page: a row, or what is known of one that could not be read. */
export type Place<Row> = { row: Row; unreadable: null } | { row: null; unreadable: UnreadableRow };

/** What a place is known by among the others of its page. @param codeOf what a row is known by. */
export function keyOf<Row>({ row, unreadable }: Place<Row>, codeOf: (row: Row) => string): string {
  return unreadable ? `unreadable ${unreadable.index}` : codeOf(row);
}

/** The rows of a page and those that could not be read, each where the service put it. */
export function inPlace<Row>(rows: readonly Row[], unreadable: readonly UnreadableRow[]): Place<Row>[] {
  const gaps = new Map(unreadable.map((row) => [row.index, row]));
  const readable = rows[Symbol.iterator]();
  return Array.from({ length: rows.length + unreadable.length }, (_, index): Place<Row> | null => {
    const gap = gaps.get(index);
    if (gap) return { row: null, unreadable: gap };
    const next = readable.next();
    return next.done ? null : { row: next.value, unreadable: null };
  }).filter((place) => place !== null);
}
