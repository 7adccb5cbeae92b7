/**
 * Selecting cells of a grid as in a spreadsheet, with the mouse and the keyboard, and copying them as tab-separated text.
 * It changes the cells directly (`aria-selected`): rendering a table anew with every movement of the pointer is slow.
 */
import type { ClipboardEvent, PointerEvent } from "react";

/** Where the selection began, of each grid that has one. */
const anchors = new WeakMap<HTMLElement, HTMLElement>();
/** The grids in which the pointer is held down. */
const dragging = new WeakSet<HTMLElement>();

/** Begins at the cell below the pointer; with Shift, selects from where it began before. */
export function startSelection({ currentTarget, target, button, shiftKey }: PointerEvent<HTMLElement>): void {
  const cell = cellOf(target);
  if (!cell || button !== 0 || isControl(target)) return;
  if (shiftKey) {
    selectTo(currentTarget, cell);
    return;
  }
  clearSelection(currentTarget);
  anchors.set(currentTarget, cell);
  dragging.add(currentTarget);
}

/** Selects as far as the cell that the pointer, held down, has come to. */
export function extendByPointer({ currentTarget, target, buttons }: PointerEvent<HTMLElement>): void {
  if (!dragging.has(currentTarget)) return;
  if (buttons % 2 === 0) {
    dragging.delete(currentTarget);
    return;
  }
  const cell = cellOf(target);
  if (!cell || (cell === anchors.get(currentTarget) && selectedCells(currentTarget).length === 0)) return;
  window.getSelection()?.removeAllRanges();
  selectTo(currentTarget, cell);
}

export function endSelection({ currentTarget }: PointerEvent<HTMLElement>): void {
  dragging.delete(currentTarget);
}

/** Selects from a cell on when nothing is selected yet, else from where that began. */
export function extendFrom(grid: HTMLElement, cell: HTMLElement, to: HTMLElement): void {
  if (selectedCells(grid).length === 0) anchors.set(grid, cell);
  selectTo(grid, to);
}

/** Selects every cell between the one where the selection began and this one. */
function selectTo(grid: HTMLElement, cell: HTMLElement): void {
  const anchor = anchors.get(grid) ?? cell;
  anchors.set(grid, anchor);
  const between = (name: "row" | "column", one: HTMLTableCellElement) => {
    const ends = [Number(anchor.dataset[name]), Number(cell.dataset[name])];
    const first = Number(one.dataset[name]);
    const last = name === "column" ? first + one.colSpan - 1 : first;
    return last >= Math.min(...ends) && first <= Math.max(...ends);
  };
  for (const one of grid.querySelectorAll<HTMLTableCellElement>("td[data-row]")) {
    mark(one, between("row", one) && between("column", one));
  }
}

/** Makes a cell the one where the next selection begins. */
export function beginAt(grid: HTMLElement, cell: HTMLElement): void {
  clearSelection(grid);
  anchors.set(grid, cell);
}

/** @returns whether there was a selection. */
export function clearSelection(grid: HTMLElement): boolean {
  const selected = selectedCells(grid);
  for (const cell of selected) mark(cell, false);
  return selected.length > 0;
}

/** Puts the selected cells on the clipboard, else the one with the focus; text that is selected as such goes first. */
export function copySelection(event: ClipboardEvent<HTMLElement>): void {
  if (window.getSelection()?.isCollapsed === false) return;
  const selected = selectedCells(event.currentTarget);
  const focused = cellOf(event.target);
  const cells = selected.length > 0 ? selected : focused ? [focused] : [];
  if (cells.length === 0) return;
  event.clipboardData.setData("text/plain", tabSeparated(cells));
  event.preventDefault();
}

/** A line for each row, with a tab between cells; what a cell says in several lines becomes one. */
function tabSeparated(cells: readonly HTMLElement[]): string {
  const rows = Map.groupBy(cells, ({ dataset }) => dataset.row);
  return [...rows.values()]
    .map((row) => row.map((cell) => cell.innerText.replace(/\s+/g, " ").trim()).join("\t"))
    .join("\n");
}

function selectedCells(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('td[aria-selected="true"]')];
}

function mark(cell: HTMLElement, isSelected: boolean) {
  if (isSelected) cell.setAttribute("aria-selected", "true");
  else cell.removeAttribute("aria-selected");
}

function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("td[data-row]") : null;
}

function isControl(target: EventTarget | null) {
  return target instanceof Element && target.closest("a, button, input, select") !== null;
}
