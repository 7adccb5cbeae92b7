import type { UnreadableRow } from "#contracts/reader/page.ts";

/** One slot of a page: a row, or what is known of one that could not be read. */
export type RowSlot<Row> = { row: Row; unreadable: null } | { row: null; unreadable: UnreadableRow };

/** What a slot is known by among the others of its page. @param codeOf what a row is known by. */
export function slotKey<Row>({ row, unreadable }: RowSlot<Row>, codeOf: (row: Row) => string): string {
  return unreadable ? `unreadable ${unreadable.index}` : codeOf(row);
}

/** The rows of a page and those that could not be read, each where the service put it. */
export function rowSlots<Row>(rows: readonly Row[], unreadable: readonly UnreadableRow[]): RowSlot<Row>[] {
  const gaps = new Map(unreadable.map((row) => [row.index, row]));
  const readable = rows[Symbol.iterator]();
  return Array.from({ length: rows.length + unreadable.length }, (_, index): RowSlot<Row> | null => {
    const gap = gaps.get(index);
    if (gap) return { row: null, unreadable: gap };
    const next = readable.next();
    return next.done ? null : { row: next.value, unreadable: null };
  }).filter((slot) => slot !== null);
}
