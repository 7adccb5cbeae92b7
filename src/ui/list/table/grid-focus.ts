/** How the keyboard moves within a grid: from cell to cell with the arrows, into a cell with Enter, out with Escape. */

import { isPressed, type SHORTCUTS } from "#src/ui/keyboard/shortcuts.ts";
import { beginAt, clearSelection, extendFrom } from "./cell-selection.ts";

type Key = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "preventDefault"> & {
  target: EventTarget | null;
};

type Arrow = (typeof SHORTCUTS.moveCell.strokes)[number]["key"];

const STEPS: Readonly<Record<Arrow, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Acts upon a key that was pressed anywhere in a grid whose cells carry `data-row` and `data-column`. */
export function moveWithin(grid: HTMLElement, event: Key): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const cell = target.closest<HTMLElement>("[data-column]");
  if (!cell) return;
  if (isPressed("leaveCell", event) && clearSelection(grid)) {
    event.preventDefault();
    return;
  }
  if (target === cell && isPressed("selectCells", event)) {
    extend(grid, cell, event);
    return;
  }
  const next = isPressed("leaveCell", event)
    ? cell
    : isPressed("enterCell", event)
      ? into(cell, target)
      : neighbour(grid, cell, event);
  if (!next || next === target) return;
  event.preventDefault();
  if (next.dataset.column !== undefined) {
    becomeStop(grid, next);
    beginAt(grid, next);
  }
  next.focus();
}

/** Moves on and selects what is passed. The row of headers stays out of it. */
function extend(grid: HTMLElement, cell: HTMLElement, event: Key) {
  event.preventDefault();
  const next = neighbour(grid, cell, event);
  if (!next || next.dataset.row === "0") return;
  becomeStop(grid, next);
  extendFrom(grid, cell, next);
  next.focus();
}

/** The first thing to press within a cell; only from the cell itself, since the thing has its own use for Enter. */
function into(cell: HTMLElement, target: HTMLElement) {
  return target === cell ? cell.querySelector<HTMLElement>("a[href], button:not(:disabled)") : null;
}

function neighbour(grid: HTMLElement, cell: HTMLElement, { key, ctrlKey, metaKey }: Key) {
  const row = Number(cell.dataset.row);
  const column = Number(cell.dataset.column);
  const cells = [...grid.querySelectorAll<HTMLElement>("[data-column]")];
  // A cell across several columns, such as that of a row that cannot be read, is the one for each of them.
  const at = (wantedRow: number, wantedColumn: number) =>
    cells.findLast(({ dataset }) => Number(dataset.row) === wantedRow && Number(dataset.column) <= wantedColumn);
  const last = (name: "row" | "column") => Math.max(...cells.map(({ dataset }) => Number(dataset[name])));
  const step = isArrow(key) ? STEPS[key] : null;
  if (step) return at(row + step[0], column + step[1]);
  if (key === "Home") return at(ctrlKey || metaKey ? 1 : row, 0);
  if (key === "End") return at(ctrlKey || metaKey ? last("row") : row, last("column"));
  return undefined;
}

function isArrow(key: string): key is Arrow {
  return Object.hasOwn(STEPS, key);
}

/** One cell at a time is a stop of the Tab key: the one that was visited last. */
function becomeStop(grid: HTMLElement, cell: HTMLElement) {
  for (const stop of grid.querySelectorAll<HTMLElement>('[data-column][tabindex="0"]')) stop.tabIndex = -1;
  cell.tabIndex = 0;
}
