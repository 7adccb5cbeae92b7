/**
 * Holds the columns of a table as wide as they are. The browser makes them follow the text of all rows: with each longer one
 * that comes, every row is laid out and painted again, and the columns move while somebody reads them. It changes the table
 * directly: what a column needs is known once its rows are laid out, and is no reason to render them again.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { AT_ONCE } from "./use-drawn-so-far.ts";

/** A page of up to so many rows, as lists begin with, is drawn soon: its columns follow the text of all of them. */
const SHORT = 20;

/** How wide each column is, and how high the highest content of its cells, in CSS pixels. */
type Sizes = { widths: readonly number[]; heights: readonly number[] };

/** What the columns of a table are held for: the width of what it stands in, and the heights of what they hold. */
const held = new WeakMap<HTMLTableElement, { room: number; heights: readonly number[] }>();

/**
 * Holds the columns while the rest of a long page is drawn, and afterwards. Where what a row says does not fit into them, or
 * takes more lines than in the rows before, they follow the text once more.
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
  const last = useRef({ columns, drawn, codes, sizes: null as Sizes | null });
  useLayoutEffect(() => {
    const { current: element } = table;
    if (!element) return;
    const before = last.current;
    if (before.columns !== columns || drawn < before.drawn) releaseColumns(element);
    else if (before.sizes && drawn > before.drawn) hold(element, before.sizes);
    const known = before.codes === codes ? before.drawn : 0;
    if (held.has(element) && !fits(element, known)) releaseColumns(element);
    const isDeciding = codes.length > SHORT && drawn >= AT_ONCE && drawn < codes.length && !held.has(element);
    last.current = { columns, drawn, codes, sizes: isDeciding ? sizesOf(element) : null };
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
  if (held.has(table) && held.get(table)?.room !== roomOf(table)) releaseColumns(table);
}

function hold(table: HTMLTableElement, { widths, heights }: Sizes) {
  held.set(table, { room: roomOf(table), heights });
  table.style.tableLayout = "fixed";
  columnsOf(table).forEach((column, index) => {
    column.style.width = `${widths[index]}px`;
  });
}

function columnsOf(table: HTMLTableElement) {
  return table.querySelectorAll<HTMLTableColElement>("col");
}

function sizesOf(table: HTMLTableElement): Sizes {
  const headers = [...(table.tHead?.rows[0]?.cells ?? [])];
  const rows = rowsOf(table);
  return {
    widths: headers.map((header) => header.getBoundingClientRect().width),
    heights: headers.map((_, index) => Math.max(...rows.map(({ cells }) => heightIn(cells[index])))),
  };
}

function rowsOf({ tBodies: [body] }: HTMLTableElement): HTMLTableRowElement[] {
  return [...(body?.rows ?? [])];
}

function roomOf({ parentElement }: HTMLTableElement): number {
  return parentElement?.clientWidth ?? 0;
}

/** How high is what a cell holds: the cell itself is as high as its row. */
function heightIn(cell: HTMLTableCellElement | undefined): number {
  return Math.max(0, ...[...(cell?.children ?? [])].map((child) => child.getBoundingClientRect().height));
}

/** Whether everything in the rows from one on stands in its column, in no more lines than it is held for. */
function fits(table: HTMLTableElement, from: number): boolean {
  const { heights = [] } = held.get(table) ?? {};
  return rowsOf(table)
    .slice(from)
    .every(({ cells }) =>
      [...cells].every((cell, index) => heightIn(cell) < (heights[index] ?? 0) + 1 && holdsItsContent(cell)),
    );
}

/**
 * Whether what a cell holds leaves its padding free, which the browser does not count as too wide. What cuts off its own text
 * has as much room as it asks for.
 */
function holdsItsContent(cell: HTMLTableCellElement): boolean {
  const { left, right } = cell.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const [first, last] = [left + Number.parseFloat(paddingLeft) - 1, right - Number.parseFloat(paddingRight) + 1];
  return [...cell.children].every((child) => {
    const inner = child.getBoundingClientRect();
    return inner.left > first && inner.right < last && child.scrollWidth <= child.clientWidth;
  });
}
