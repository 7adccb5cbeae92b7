import type { CellCoordinates } from "@blueprintjs/table";

type Pressed = Pick<KeyboardEvent, "key" | "altKey" | "shiftKey" | "ctrlKey" | "metaKey">;

/**
 * The cell to which one of a sheet's keys moves, besides the arrow keys; null for other keys.
 * @param size the numbers of rows and columns.
 * @param page the number of rows of a page.
 */
export function cellAfterKey(
  { key, altKey, shiftKey, ctrlKey, metaKey }: Pressed,
  { row, col }: CellCoordinates,
  size: { rows: number; columns: number },
  page: number,
): CellCoordinates | null {
  if (altKey || shiftKey) return null;
  const goesFar = ctrlKey || metaKey;
  const last = { row: size.rows - 1, col: size.columns - 1 };
  switch (key) {
    case "Home":
      return { row: goesFar ? 0 : row, col: 0 };
    case "End":
      return { row: goesFar ? last.row : row, col: last.col };
    case "PageUp":
      return { row: Math.max(row - page, 0), col };
    case "PageDown":
    case " ":
      return { row: Math.min(row + page, last.row), col };
    default:
      return null;
  }
}
