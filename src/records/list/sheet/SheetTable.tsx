import { HotkeysProvider } from "@blueprintjs/core";
import { Cell, Column, ColumnHeaderCell, FocusMode, type Region, Table } from "@blueprintjs/table";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Field } from "#src/records/list/export/field.ts";
import { rootFontSize } from "#src/ui/theme/root-font-size.ts";
import css from "./sheet.module.css";
import type { SheetCells } from "./sheet-cells.ts";
import { allowTableMarkup } from "./trusted-markup.ts";
import "./sheet.css";

/** A row's height and the columns' default widths, in rem. */
const ROW_HEIGHT = 2.25;
const DEFAULT_WIDTHS = { moment: 11.5, other: 11 } as const;
/** More rows are loaded when fewer than this are left below the visible ones. */
const LOAD_MORE_ROWS = 20;

/** The console's own keyboard map lists the table's keys. */
const noDialog = () => <></>;

allowTableMarkup();

/**
 * A table with selectable cells and resizable, movable columns.
 * @param props.columns the columns, whose titles are unique.
 * @param props.onMoved called with the old index, the new index and the number of moved columns.
 * @param props.onSelected called with the selected regions.
 */
export function SheetTable(props: {
  cells: SheetCells;
  columns: readonly Pick<Field<unknown>, "title" | "isMoment">[];
  onMoved: (from: number, to: number, count: number) => void;
  onSelected: (regions: readonly Region[]) => void;
  onEndReached: () => void;
}) {
  const { cells, columns, onMoved, onSelected, onEndReached } = props;
  const ruler = useRef<HTMLDivElement>(null);
  const rem = useRem(ruler);
  useLayoutEffect(() => {
    // Only the table itself is a tab stop; Chromium would add each of its scrolling parts.
    for (const part of document.querySelectorAll<HTMLElement>(".bp6-table-quadrant-scroll-container"))
      part.tabIndex = -1;
  }, []);
  // By title, since columns move; in rem, so that they follow the text size.
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map());
  const columnWidths = columns.map(
    ({ title, isMoment }) => rem * (widths.get(title) ?? (isMoment ? DEFAULT_WIDTHS.moment : DEFAULT_WIDTHS.other)),
  );
  return (
    <HotkeysProvider renderDialog={noDialog}>
      <div ref={ruler} className={css.ruler} />
      <Table
        numRows={cells.rows}
        rowHeights={Array<number>(cells.rows).fill(ROW_HEIGHT * rem)}
        columnWidths={columnWidths}
        minColumnWidth={4 * rem}
        maxColumnWidth={40 * rem}
        numFrozenColumns={1}
        enableRowHeader={false}
        enableRowResizing={false}
        enableColumnReordering
        focusMode={FocusMode.CELL}
        // The table applies new sizes only when a dependency changes.
        cellRendererDependencies={[cells, rem, widths]}
        onSelection={onSelected}
        onColumnsReordered={onMoved}
        onColumnWidthChanged={(at, size) =>
          setWidths((before) => new Map(before).set(columns[at]?.title ?? "", size / rem))
        }
        onVisibleCellsChange={({ rowIndexEnd }) => {
          // The table may report this while it renders.
          if (rowIndexEnd >= cells.rows - LOAD_MORE_ROWS) queueMicrotask(onEndReached);
        }}
      >
        {columns.map(({ title }) => (
          <Column
            key={title}
            id={title}
            name={title}
            columnHeaderCellRenderer={() => <ColumnHeaderCell name={title} />}
            cellRenderer={(row, column) => (
              <Cell className={isNumber(cells, row, column) ? (css.number ?? "") : ""}>{cells.text(row, column)}</Cell>
            )}
          />
        ))}
      </Table>
    </HotkeysProvider>
  );
}

function isNumber({ value }: SheetCells, row: number, column: number): boolean {
  const found = value(row, column);
  return typeof found === "number" || (typeof found === "object" && found !== null && "amount" in found);
}

/** One rem in CSS pixels, kept up to date. @param ruler an element that is sized in rem. */
function useRem(ruler: RefObject<HTMLElement | null>): number {
  const [rem, setRem] = useState(rootFontSize);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setRem(rootFontSize()));
    if (ruler.current) observer.observe(ruler.current);
    return () => observer.disconnect();
  }, [ruler]);
  return rem;
}
