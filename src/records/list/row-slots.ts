import type { UnreadableRow } from "#contracts/reader/page.ts";

/** One position of a page: a row, or one that could not be parsed. */
export type RowSlot<Row> = { row: Row; unreadable: null } | { row: null; unreadable: UnreadableRow };

/** A slot's React key. */
export function slotKey<Row>({ row, unreadable }: RowSlot<Row>, codeOf: (row: Row) => string): string {
  return unreadable ? `unreadable ${unreadable.index}` : codeOf(row);
}

/** Merges a page's rows and its unreadable ones in the service's order. */
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
