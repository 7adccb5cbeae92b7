import type { Column } from "./list-definition.ts";

/** The columns that are left when some of the dispensable ones have to go, the last of them first. */
export function withoutDispensable<Row>(columns: readonly Column<Row>[], gone: number): readonly Column<Row>[] {
  const going = new Set(
    columns
      .filter(({ dispensable }) => dispensable)
      .toReversed()
      .slice(0, gone),
  );
  return columns.filter((column) => !going.has(column));
}

/** How many columns can go. */
export function countDispensable<Row>(columns: readonly Column<Row>[]): number {
  return columns.filter(({ dispensable }) => dispensable).length;
}
