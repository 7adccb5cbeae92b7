import type { Column } from "./list-definition.ts";

/** How much room a column takes in a table unless it says otherwise (rem). */
const DEFAULT_WIDTH = 8;
/** How much of a table the box takes that selects a row (rem). */
const CHECKBOX_WIDTH = 4;
/** How much the button takes that opens a record, where nothing else can be done with a row (rem). */
export const ACTIONS_WIDTH = 6;
/** table.css has a container query for each of these widths (rem). */
const STEPS = { size: 4, first: 36, last: 100 } as const;

/** A column with the width of the table (rem) below which it is left out; null where it always stands. */
export type FittedColumn<Row> = Column<Row> & { room: number; shownFrom: number | null };

/**
 * From which width on each column of a table is shown: the last one that can be spared goes first.
 * @param columns in their order.
 * @param beside what else stands in a row; `actions` is a width in rem, 0 where there are none.
 * @returns the columns, and the width (rem) below which not even the others have room.
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
    const room = widthOf(column);
    if (!column.dispensable) return { ...column, room, shownFrom: null };
    taken += room;
    return { ...column, room, shownFrom: step(taken) };
  });
  return { columns: placed, least };
}

function step(width: number): number {
  return Math.min(Math.max(Math.ceil(width / STEPS.size) * STEPS.size, STEPS.first), STEPS.last);
}
