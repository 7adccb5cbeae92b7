import { type RefObject, useMemo, useState } from "react";
import type { Column } from "./list-definition.ts";
import { useTextWidth } from "./use-text-width.ts";
import { countDispensable, withoutDispensable } from "./visible-columns.ts";

/** In less room than this (rem), no list of the console is a table. */
const LEAST_TABLE = 34;

/** What there is room for. */
export type Fit<Row> = {
  /** Null where a table does not fit at all: then the rows are cards. */
  columns: readonly Column<Row>[] | null;
  /** Whether the room is known yet, or expected. */
  isMeasured: boolean;
  /** Tells that the table turned out wider than its frame. */
  onTooWide: () => void;
};

/** The widths that the merchant gave the columns go last, before there are cards. */
function asWideAsItsText<Row>({ width: _, ...column }: Column<Row>): Column<Row> {
  return column;
}

/** A column that just does not fit may fit with any more room. */
const exactly = (width: number) => width;

/**
 * Which columns of a table fit its frame. Widths are not said beforehand: the text has them, in whatever size, language
 * and length it comes. So the table is drawn, and as long as it is too wide it loses a column, before anything is seen.
 * @param frame what the table stands in, as wide whether there is a table in it or cards.
 * @param hasRows whether there is a table to draw. Before that, only whether the frame is narrow matters.
 */
export function useFittingColumns<Row>(
  columns: readonly Column<Row>[],
  frame: RefObject<HTMLElement | null>,
  hasRows: boolean,
): Fit<Row> {
  const width = useTextWidth(frame, exactly, hasRows);
  const [tried, setTried] = useState({ columns, width, gone: 0 });
  const isAnotherAttempt = tried.columns !== columns || tried.width !== width;
  // Forgotten, not kept for later: a frame that changes is found too narrow once more before its new width is known.
  if (isAnotherAttempt) setTried({ columns, width, gone: 0 });
  const gone = isAnotherAttempt ? 0 : tried.gone;
  const most = countDispensable(columns);
  const isSized = columns.some((column) => column.width !== undefined);
  const isMeasured = width > 0;
  const isCards = (isMeasured && width < LEAST_TABLE) || gone > most + (isSized ? 1 : 0);
  const fitting = useMemo(() => {
    const left = withoutDispensable(columns, gone);
    return gone > most ? left.map(asWideAsItsText) : left;
  }, [columns, gone, most]);
  return {
    columns: isCards ? null : fitting,
    isMeasured,
    onTooWide: () => setTried({ columns, width, gone: gone + 1 }),
  };
}
