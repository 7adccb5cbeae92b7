/**
 * Holds the columns of a table as wide as they are. The browser makes them follow the text of all rows: with each longer one
 * that comes, every row is laid out and painted anew, and the columns move before whoever reads them. It changes the table
 * directly: what a column needs is known once its rows are laid out, and is no reason to draw them again.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";

/** Widths are held where so many rows have decided them: as many as a window shows. */
const DECISIVE = 12;
/** A page of up to so many rows, as lists begin with, is drawn soon: its columns follow the text of all of them. */
const SHORT = 20;

/** The room that the columns of a table are held for, in CSS pixels. */
const held = new WeakMap<HTMLTableElement, number>();

/**
 * Holds the columns while the rest of a long page is drawn, and afterwards. Where what a row says does not fit into them, or
 * makes it higher than those before, they follow the text once more.
 * @param columns whatever the widths belong to: with another value they are found anew.
 * @param drawn how many rows are drawn; if fewer than before, they are those of another page.
 * @param codes what the rows are known by; with another value, all of them are looked at again.
 */
export function useHeldColumns(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly unknown[],
  drawn: number,
  codes: readonly string[],
): void {
  const last = useRef({ columns, drawn, codes, widths: null as readonly number[] | null });
  useLayoutEffect(() => {
    const { current: element } = table;
    if (!element) return;
    const before = last.current;
    if (before.columns !== columns || drawn < before.drawn) releaseColumns(element);
    else if (before.widths && drawn > before.drawn) hold(element, before.widths);
    const isSame = before.codes === codes && drawn === before.drawn;
    if (held.has(element) && !isSame && !fits(element, before.codes === codes ? before.drawn : 0))
      releaseColumns(element);
    const isDeciding = codes.length > SHORT && drawn >= DECISIVE && drawn < codes.length && !held.has(element);
    last.current = { columns, drawn, codes, widths: isDeciding ? widthsOf(element) : null };
  });
}

/** Lets the columns of a table follow their text again. */
export function releaseColumns(table: HTMLTableElement): void {
  if (!held.delete(table)) return;
  table.style.removeProperty("table-layout");
  for (const column of columnsOf(table)) column.style.removeProperty("width");
}

/** Lets them follow it where there is more room than they are held for, or less, as there is with larger text. */
export function releaseResizedColumns(table: HTMLTableElement): void {
  if (held.has(table) && held.get(table) !== roomOf(table)) releaseColumns(table);
}

function hold(table: HTMLTableElement, widths: readonly number[]) {
  held.set(table, roomOf(table));
  table.style.tableLayout = "fixed";
  columnsOf(table).forEach((column, index) => {
    column.style.width = `${widths[index]}px`;
  });
}

function columnsOf(table: HTMLTableElement) {
  return table.querySelectorAll<HTMLTableColElement>("col");
}

function widthsOf({ tHead }: HTMLTableElement): number[] {
  return [...(tHead?.rows[0]?.cells ?? [])].map((cell) => cell.getBoundingClientRect().width);
}

function roomOf({ parentElement }: HTMLTableElement): number {
  return parentElement?.clientWidth ?? 0;
}

/** Whether everything in the rows from one on stands in its column, in no more lines than in the rows before. */
function fits({ tBodies: [body] }: HTMLTableElement, from: number): boolean {
  const rows = [...(body?.rows ?? [])];
  const highest = Math.max(...rows.slice(0, from || DECISIVE).map((row) => row.offsetHeight));
  return rows.slice(from).every((row) => row.offsetHeight <= highest && [...row.cells].every(holdsItsText));
}

/** A text that is too long would stand in the cell's padding first, which the browser does not count as too long. */
function holdsItsText(cell: HTMLTableCellElement): boolean {
  const content = document.createRange();
  content.selectNodeContents(cell);
  const [outer, inner] = [cell.getBoundingClientRect(), content.getBoundingClientRect()];
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return (
    inner.left > outer.left + Number.parseFloat(paddingLeft) - 1 &&
    inner.right < outer.right - Number.parseFloat(paddingRight) + 1
  );
}
