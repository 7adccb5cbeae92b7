import { HotkeysProvider } from "@blueprintjs/core";
import {
  Cell,
  Column,
  ColumnHeaderCell,
  type FocusedCellCoordinates,
  FocusMode,
  type Region,
  Regions,
  Table,
} from "@blueprintjs/table";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type UIEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Field } from "#src/records/list/export/field.ts";
import { rootFontSize } from "#src/ui/theme/root-font-size.ts";
import { cellAfterKey } from "./cell-after-key.ts";
import css from "./sheet.module.css";
import type { SheetCells } from "./sheet-cells.ts";
import { allowTableMarkup } from "./trusted-markup.ts";
import "./sheet.css";

/** A row's height and the columns' default widths, in rem. */
const ROW_HEIGHT = 2.25;
const DEFAULT_WIDTHS = { moment: 11.5, other: 11 } as const;
/** More rows are loaded when fewer than this are left below the visible ones. */
const LOAD_MORE_ROWS = 20;
/** So long after its last scroll event the body counts as scrolling, in ms. */
const BODY_SCROLLS = 100;

/** The console's own keyboard map lists the table's keys. */
const noDialog = () => <></>;

allowTableMarkup();

/**
 * A table with selectable cells and resizable, movable columns.
 * @param props.describedBy the id of the element that describes the table.
 * @param props.columns the columns, whose titles are unique.
 * @param props.selected the selected regions.
 * @param props.onMoved called with the old index, the new index and the number of moved columns.
 * @param props.onSelected called with the selected regions.
 */
export function SheetTable(props: {
  label: string;
  describedBy: string;
  cells: SheetCells;
  columns: readonly Pick<Field<unknown>, "title" | "isMoment">[];
  selected: Region[];
  onCopy: (event: ClipboardEvent) => void;
  onMoved: (from: number, to: number, count: number) => void;
  onSelected: (regions: Region[]) => void;
  onEndReached: () => void;
}) {
  const { label, describedBy, cells, columns, selected, onCopy, onMoved, onSelected, onEndReached } = props;
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
  const [focus, setFocus] = useState<FocusedCellCoordinates>({ row: 0, col: 0, focusSelectionIndex: 0 });
  const moveByKey = (event: KeyboardEvent) => {
    // One row is the header, and one stays in view.
    const page = Math.floor(event.currentTarget.clientHeight / (ROW_HEIGHT * rem)) - 2;
    const to = cellAfterKey(event, focus, { rows: cells.rows, columns: columns.length }, page);
    if (!to) return;
    event.preventDefault();
    // The table scrolls to the cell.
    setFocus({ ...to, focusSelectionIndex: 0 });
    onSelected([Regions.cell(to.row, to.col)]);
  };
  const lastScroll = useRef({ time: Number.NEGATIVE_INFINITY, top: 0, left: 0 });
  const followJump = ({ target, currentTarget, timeStamp }: UIEvent) => {
    const body = currentTarget.querySelector(".bp6-table-quadrant-main .bp6-table-quadrant-scroll-container");
    if (!body || !(target instanceof Element)) return;
    if (target === body) lastScroll.current = { time: timeStamp, top: body.scrollTop, left: body.scrollLeft };
    // The table moves the other parts after the body; going back to where they are would stop it.
    const { time, top, left } = lastScroll.current;
    if (timeStamp - time < BODY_SCROLLS) return;
    if (target.closest(".bp6-table-quadrant-left") && target.scrollTop !== top) body.scrollTop = target.scrollTop;
    if (target.closest(".bp6-table-quadrant-top") && target.scrollLeft !== left) body.scrollLeft = target.scrollLeft;
  };
  return (
    <HotkeysProvider renderDialog={noDialog}>
      <div ref={ruler} className={css.ruler} />
      <div
        role="application"
        translate="no"
        aria-label={label}
        aria-describedby={describedBy}
        className={css.table}
        onKeyDownCapture={interceptTableKeys}
        onKeyDown={moveByKey}
        // The browser may scroll the frozen column or the headers alone, to a text found in the page.
        onScrollCapture={followJump}
        onCopy={onCopy}
      >
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
          focusedRegion={{ type: FocusMode.CELL, ...focus }}
          onFocusedRegion={(region) => region.type === FocusMode.CELL && setFocus(region)}
          selectedRegions={selected}
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
                <Cell className={isNumber(cells, row, column) ? (css.number ?? "") : ""}>
                  {cells.text(row, column)}
                </Cell>
              )}
            />
          ))}
        </Table>
      </div>
    </HotkeysProvider>
  );
}

/**
 * Keeps keys from the table: Tab leaves the sheet instead of moving between cells, and the browser copies, since the table's
 * own copying needs https.
 */
function interceptTableKeys(event: KeyboardEvent) {
  const copies = event.key.toLowerCase() === "c" && (event.ctrlKey || event.metaKey);
  if (event.key === "Tab" || copies) event.stopPropagation();
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
