import type { Column } from "./list-definition.ts";

/** A column's default width (rem). */
const DEFAULT_WIDTH = 8;
/** The width of the column with checkboxes (rem). */
const CHECKBOX_WIDTH = 4;
/** The width of a column with only the button that opens a record (rem). */
export const ACTIONS_WIDTH = 6;
/** table.css has a container query for each of these widths (rem). */
const STEPS = { size: 4, first: 36, last: 88 } as const;

/** A column with the table's width (rem) below which it is hidden; null if never. */
export type FittedColumn<Row> = Column<Row> & { width: number; shownFrom: number | null };

/**
 * From which table width on each column is shown: the last dispensable one is hidden first.
 * @param columns in their order.
 * @param extra checkboxes, and the width of the actions in rem (0 without any).
 * @returns the columns, and the width (rem) below which even the others do not fit.
 */
export function fitColumns<Row>(
  columns: readonly Column<Row>[],
  { isSelectable, actions }: { isSelectable: boolean; actions: number },
): { columns: readonly FittedColumn<Row>[]; least: number } {
  const widthOf = ({ width = DEFAULT_WIDTH }: Column<Row>) => width;
  const others = (isSelectable ? CHECKBOX_WIDTH : 0) + actions;
  const least = columns
    .filter(({ dispensable }) => !dispensable)
    .reduce((sum, column) => sum + widthOf(column), others);
  let taken = least;
  const placed = columns.map((column) => {
    const width = widthOf(column);
    if (!column.dispensable) return { ...column, width, shownFrom: null };
    taken += width;
    return { ...column, width, shownFrom: step(taken) };
  });
  return { columns: placed, least };
}

function step(width: number): number {
  return Math.min(Math.max(Math.ceil(width / STEPS.size) * STEPS.size, STEPS.first), STEPS.last);
}
