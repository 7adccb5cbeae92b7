import { CaretDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/caret-down";
import { CaretUpIcon } from "@blueprintjs/icons/lib/esm/generated/components/caret-up";
import { DoubleCaretVerticalIcon } from "@blueprintjs/icons/lib/esm/generated/components/double-caret-vertical";
import type { FittedColumn } from "#src/records/list/fit-columns.ts";

type Direction = "ascending" | "descending" | "none";

/** A column's header. Presses sort ascending, descending, then in the default order. */
export function HeaderCell<Row>(props: {
  column: FittedColumn<Row>;
  sort: string | null;
  onSort: (sort: string | null) => void;
}) {
  const { column, sort, onSort } = props;
  const direction = directionOf(column.sort, sort);
  return (
    <th
      scope="col"
      aria-sort={column.sort === undefined ? undefined : direction}
      data-align={column.align}
      data-shown-from={column.shownFrom ?? undefined}
      style={{ minWidth: `${column.width}rem` }}
    >
      {column.sort === undefined ? (
        column.title
      ) : (
        <button type="button" onClick={() => onSort(nextSort(column.sort ?? "", direction))}>
          {column.title}
          <SortIcon direction={direction} />
        </button>
      )}
    </th>
  );
}

function SortIcon({ direction }: { direction: Direction }) {
  if (direction === "ascending") return <CaretUpIcon size={14} aria-hidden="true" />;
  if (direction === "descending") return <CaretDownIcon size={14} aria-hidden="true" />;
  return <DoubleCaretVerticalIcon className="grid-unsorted" size={14} aria-hidden="true" />;
}

function directionOf(field: string | undefined, sort: string | null): Direction {
  if (field === undefined || sort === null) return "none";
  return sort === field ? "ascending" : sort === `-${field}` ? "descending" : "none";
}

function nextSort(field: string, direction: Direction): string | null {
  return { none: field, ascending: `-${field}`, descending: null }[direction];
}
