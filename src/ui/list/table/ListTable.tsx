import { HTMLTable } from "@blueprintjs/core";
import { type MouseEvent, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SelectPage } from "#src/ui/list/bulk/SelectPage.tsx";
import { SelectRow } from "#src/ui/list/bulk/SelectRow.tsx";
import type { HeldBulk } from "#src/ui/list/bulk/use-bulk.ts";
import type { Column, ListDefinition } from "#src/ui/list/list-definition.ts";
import { RowActions } from "#src/ui/list/RowActions.tsx";
import { Steady } from "#src/ui/list/Steady.tsx";
import { UnreadableRow } from "#src/ui/list/UnreadableRow.tsx";
import { useDrawnSoFar } from "#src/ui/list/use-drawn-so-far.ts";
import type { HeldList } from "#src/ui/list/use-list.ts";
import { usePlaces } from "#src/ui/list/use-places.ts";
import { copySelection, endSelection, extendByPointer, startSelection } from "./cell-selection.ts";
import { widthOf } from "./column-width.ts";
import { moveWithin } from "./grid-focus.ts";
import { HeaderCell } from "./HeaderCell.tsx";
import "./table.css";

/** In multiples of the text size; table.css says the same. */
const ROW_HEIGHT = 3.5;

/**
 * The rows of a list as a table: headers that say how they sort, arrow keys that move from cell to cell, cells that are
 * selected and copied as in a spreadsheet, and rows that open their record.
 * @param props.onTooWide the table does not fit what it stands in.
 */
export function ListTable<Row>(props: {
  list: HeldList<Row>;
  definition: ListDefinition<Row>;
  columns: readonly Column<Row>[];
  /** A column was made so wide (rem), or, with null, as wide as its text. */
  onSized: (key: string, width: number | null) => void;
  opened: string | null;
  onOpen: ((code: string) => void) | null;
  onTooWide: () => void;
  bulk?: HeldBulk<Row> | null;
}) {
  const { list, definition, columns, onSized, opened, onOpen, onTooWide, bulk } = props;
  const { t } = useTranslation("list");
  const { snapshot, query, ask } = list;
  const { firstRow, total } = snapshot.context;
  const { codeOf, Actions } = definition;
  const hasActions = onOpen !== null || Actions !== undefined;
  // What selects a row stands first.
  const first = bulk ? 1 : 0;
  const width = first + columns.length + (hasActions ? 1 : 0);
  const table = useRef<HTMLTableElement>(null);

  const places = usePlaces(list, codeOf);
  const drawn = useDrawnSoFar(places.map(({ key }) => key));

  const measure = useEffectEvent(() => {
    const { offsetWidth = 0, parentElement } = table.current ?? {};
    if (parentElement && offsetWidth > parentElement.clientWidth + 1) onTooWide();
  });
  useLayoutEffect(() => measure());
  useLayoutEffect(() => {
    // Larger text makes the table wider, and its frame not.
    const observer = new ResizeObserver(() => measure());
    if (table.current) observer.observe(table.current);
    return () => observer.disconnect();
  }, []);

  const openRow = (event: MouseEvent<HTMLElement>, row: Row) => {
    if (onOpen && isPlainClick(event)) onOpen(codeOf(row));
  };

  return (
    <HTMLTable
      ref={table}
      role="grid"
      aria-label={definition.title}
      aria-rowcount={total === null ? -1 : total + 1}
      aria-colcount={width}
      aria-multiselectable="true"
      className="grid"
      data-opens={onOpen !== null}
      // The room of the rows that are drawn next. No custom property: with each, every cell would be styled anew.
      style={{ marginBottom: `${ROW_HEIGHT * Math.max(0, places.length - drawn)}rem` }}
      onKeyDown={(event) => moveWithin(event.currentTarget, event)}
      onPointerDown={startSelection}
      onPointerOver={extendByPointer}
      onPointerUp={endSelection}
      onCopy={copySelection}
    >
      <thead>
        <tr aria-rowindex={1}>
          {bulk && (
            <th scope="col">
              <SelectPage bulk={bulk} inGrid />
            </th>
          )}
          {columns.map((column, index) => (
            <HeaderCell
              key={column.key}
              column={column}
              index={first + index}
              sort={query.sort}
              onSort={(sort) => ask({ sort })}
              onSized={(width) => onSized(column.key, width)}
            />
          ))}
          {hasActions && (
            <th scope="col" tabIndex={-1} data-row={0} data-column={first + columns.length} data-align="end">
              {t("actions")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {places.slice(0, drawn).map(({ key, row, unreadable: broken }, index) => {
          const isSelected = bulk?.selected.includes(key);
          return broken ? (
            <tr key={key} aria-rowindex={firstRow + index + 1} data-unreadable="true">
              <td colSpan={width} tabIndex={index === 0 ? 0 : -1} data-row={index + 1} data-column={0}>
                <UnreadableRow row={broken} number={firstRow + index} />
              </td>
            </tr>
          ) : (
            <Steady
              key={key}
              from={[
                row,
                columns,
                index,
                firstRow,
                opened === key,
                onOpen,
                Actions,
                isSelected,
                bulk?.offer,
                bulk?.run,
              ]}
              draw={() => (
                <tr
                  aria-rowindex={firstRow + index + 1}
                  aria-current={opened === key ? "true" : undefined}
                  data-selected={isSelected}
                  onClick={(event) => openRow(event, row)}
                >
                  {bulk && (
                    <td>
                      <SelectRow bulk={bulk} code={codeOf(row)} name={bulk.offer.nameOf(row)} row={index + 1} />
                    </td>
                  )}
                  {columns.map((column, at) => (
                    <td
                      key={column.key}
                      tabIndex={index === 0 && at === 0 ? 0 : -1}
                      data-row={index + 1}
                      data-column={first + at}
                      data-align={column.align}
                      style={widthOf(column)}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                  {hasActions && (
                    <td tabIndex={-1} data-row={index + 1} data-column={first + columns.length} data-align="end">
                      <RowActions row={row} code={codeOf(row)} Actions={Actions} onOpen={onOpen} bulk={bulk} />
                    </td>
                  )}
                </tr>
              )}
            />
          );
        })}
      </tbody>
    </HTMLTable>
  );
}

/** A click that means the row: not one of its buttons and links, and not the end of selecting text or cells. */
function isPlainClick({ target, currentTarget, shiftKey, ctrlKey, metaKey }: MouseEvent<HTMLElement>): boolean {
  if (shiftKey || ctrlKey || metaKey || !(target instanceof Element)) return false;
  if (target.closest("a, button, input, select, textarea, label")) return false;
  if (currentTarget.closest("table")?.querySelector('[aria-selected="true"]')) return false;
  return window.getSelection()?.isCollapsed !== false;
}
