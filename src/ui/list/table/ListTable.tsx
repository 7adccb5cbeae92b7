// biome-ignore-all lint/a11y/useSemanticElements: Blueprint draws the cells as <div>s, so that none of it can be a real table.
import { HotkeysProvider } from "@blueprintjs/core";
import { Column, RenderMode, Table } from "@blueprintjs/table";
import "./trusted-types.ts";
import { useId, useLayoutEffect, useMemo, useRef } from "react";
import { fitColumns } from "#src/ui/list/fit-columns.ts";
import type { ListDefinition } from "#src/ui/list/list-definition.ts";
import type { HeldList } from "#src/ui/list/use-list.ts";
import { GridCell } from "./GridCell.tsx";
import { GridHeader } from "./GridHeader.tsx";
import { moveWithin } from "./grid-focus.ts";
import "./table.css";
import { useWidth } from "./use-width.ts";

const ROW_HEIGHT = 48;

/**
 * The rows of a list as a table. Blueprint draws the cells, in one flat layer and without any meaning; the grid around
 * them gives it: a named grid with its counts, rows that own their cells, headers that say how they sort, and arrow
 * keys that move from cell to cell.
 */
export function ListTable<Row>({ list, definition }: { list: HeldList<Row>; definition: ListDefinition<Row> }) {
  const { rows, snapshot, query, ask } = list;
  const { firstRow, total } = snapshot.context;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const available = useWidth(frame);
  const fitted = useMemo(() => fitColumns(definition.columns, available), [definition.columns, available]);
  const widths = useMemo(() => fitted.map(({ width }) => width), [fitted]);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const cellId = (row: number, column: number) => `${id}r${row}c${column}`;

  useLayoutEffect(() => {
    // Blueprint makes its container a stop of the keyboard that says nothing; the cells are the stops here.
    if (available > 0) frame.current?.querySelector(".bp6-table-container")?.removeAttribute("tabindex");
  }, [available]);

  return (
    <div className="grid-frame" ref={frame} data-scrolls={whole > available}>
      {available > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the cells within are the ones with a role and the focus.
        <div
          className="grid"
          style={{ width: Math.max(whole, available) }}
          onKeyDown={(event) => moveWithin(event.currentTarget, event)}
          onPointerMove={({ target, currentTarget }) => markRow(currentTarget, target)}
          onPointerLeave={({ currentTarget }) => markRow(currentTarget, null)}
        >
          {/* Blueprint's cells lie beside the grid, for there they are no child of it except through their rows. */}
          <div
            role="grid"
            aria-label={definition.title}
            aria-rowcount={total === null ? -1 : total + 1}
            aria-colcount={fitted.length}
            aria-busy={snapshot.hasTag("busy")}
            className="grid-meaning"
          >
            <GridHeader columns={fitted} sort={query.sort} onSort={(sort) => ask({ sort })} />
            <div role="rowgroup">
              {rows.map((row, index) => (
                <div
                  key={definition.rowKey(row)}
                  className="visually-hidden"
                  role="row"
                  tabIndex={-1}
                  aria-rowindex={firstRow + index + 1}
                  aria-owns={fitted.map((_, column) => cellId(index, column)).join(" ")}
                />
              ))}
            </div>
          </div>
          <div className="grid-body" style={{ height: rows.length * ROW_HEIGHT }}>
            <HotkeysProvider>
              <Table
                numRows={rows.length}
                defaultRowHeight={ROW_HEIGHT}
                minRowHeight={ROW_HEIGHT}
                columnWidths={widths}
                enableColumnHeader={false}
                enableRowHeader={false}
                enableColumnResizing={false}
                enableRowResizing={false}
                selectionModes={[]}
                renderMode={RenderMode.NONE}
                cellRendererDependencies={[rows, fitted]}
              >
                {fitted.map(({ column }, columnIndex) => (
                  <Column
                    key={column.key}
                    id={column.key}
                    cellRenderer={(rowIndex: number) => {
                      const row = rows[rowIndex];
                      return (
                        <GridCell
                          id={cellId(rowIndex, columnIndex)}
                          row={rowIndex + 1}
                          column={columnIndex}
                          align={column.align}
                        >
                          {row !== undefined && column.cell(row)}
                        </GridCell>
                      );
                    }}
                  />
                ))}
              </Table>
            </HotkeysProvider>
            <div className="grid-mark" aria-hidden="true" />
          </div>
        </div>
      )}
    </div>
  );
}

/** Shades the row under the pointer; without React, since it happens with every movement. */
function markRow(grid: HTMLElement, target: EventTarget | null) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null;
  if (cell) grid.style.setProperty("--marked-row", String(Number(cell.dataset.row) - 1));
  grid.toggleAttribute("data-marked", cell !== null);
}
