import type { Column } from "./list-definition.ts";

/** A column with the width that it gets, in CSS pixels. */
export type FittedColumn<Row> = { column: Column<Row>; width: number };

/**
 * Fits columns into a width: dispensable ones go, the last first, until the others fit; what is left over goes to
 * those that grow. When even the indispensable ones do not fit they keep their least widths, and the table scrolls.
 */
export function fitColumns<Row>(columns: readonly Column<Row>[], available: number): FittedColumn<Row>[] {
  const kept = [...columns];
  while (least(kept) > available) {
    const dispensable = kept.findLastIndex((column) => column.dispensable);
    if (dispensable === -1) break;
    kept.splice(dispensable, 1);
  }
  const spare = Math.max(0, available - least(kept));
  const shares = kept.reduce((sum, { grow = 0 }) => sum + grow, 0);
  return kept.map((column) => ({
    column,
    width: column.width + (shares === 0 ? 0 : Math.floor((spare * (column.grow ?? 0)) / shares)),
  }));
}

function least(columns: readonly Column<never>[]) {
  return columns.reduce((sum, { width }) => sum + width, 0);
}
