// biome-ignore-all lint/a11y/useSemanticElements: Blueprint draws the cells as <div>s, so that none of it can be a real table.
import { CaretDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/caret-down";
import { CaretUpIcon } from "@blueprintjs/icons/lib/esm/generated/components/caret-up";
import { DoubleCaretVerticalIcon } from "@blueprintjs/icons/lib/esm/generated/components/double-caret-vertical";
import type { FittedColumn } from "#src/ui/list/fit-columns.ts";

type Direction = "ascending" | "descending" | "none";

/** The row of column headers. Pressing one sorts upwards, then downwards, then in the list's own order again. */
export function GridHeader<Row>(props: {
  columns: readonly FittedColumn<Row>[];
  sort: string | null;
  onSort: (sort: string | null) => void;
}) {
  const template = props.columns.map(({ width }) => `${width}px`).join(" ");
  return (
    <div role="rowgroup">
      <div className="grid-header" role="row" aria-rowindex={1} tabIndex={-1} style={{ gridTemplateColumns: template }}>
        {props.columns.map(({ column: { key, title, sort, align } }, index) => {
          const direction = directionOf(sort, props.sort);
          return (
            <div
              key={key}
              role="columnheader"
              aria-colindex={index + 1}
              aria-sort={sort === undefined ? undefined : direction}
              tabIndex={-1}
              data-row={0}
              data-column={index}
              data-align={align}
              className="grid-head"
            >
              {sort === undefined ? (
                title
              ) : (
                <button type="button" onClick={() => props.onSort(nextSort(sort, direction))}>
                  {title}
                  <SortMark direction={direction} />
                </button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function SortMark({ direction }: { direction: Direction }) {
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
