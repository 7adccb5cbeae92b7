/** The columns of a list as a merchant laid them out: which are shown, in which order, how wide. */

export type LaidColumn = {
  key: string;
  isShown: boolean;
  /** In multiples of the text size (rem); null for as wide as its text. */
  width: number | null;
};
/** Every column of a list, in the order in which they are shown. */
export type ColumnLayout = readonly LaidColumn[];

/** The bounds and the step of a column's width, in multiples of the text size (rem). */
export const COLUMN_WIDTHS = { min: 4, max: 40, step: 1 } as const;

/**
 * Reads a layout from its text, which an address or this device holds: `code.-package.amount_12` shows the code, hides the
 * package, and makes the amount 12 wide. What no column is called is passed over; a column that is not named is shown,
 * after the others.
 * @param keys the list's columns in their own order.
 */
export function readLayout(text: string, keys: readonly string[]): ColumnLayout {
  const named = text.split(".").flatMap((word) => laidColumn(word, keys));
  const once = named.filter(({ key }, at) => named.findIndex((one) => one.key === key) === at);
  const others = keys.filter((key) => !once.some((one) => one.key === key));
  const layout = [...once, ...others.map((key) => ({ key, isShown: true, width: null }))];
  return layout.some(({ isShown }) => isShown) ? layout : readLayout("", keys);
}

/** The text of a layout; "" for the list's own. */
export function writeLayout(layout: ColumnLayout, keys: readonly string[]): string {
  const isOwn = layout.every(({ key, isShown, width }, at) => key === keys[at] && isShown && width === null);
  return isOwn ? "" : layoutInFull(layout);
}

/** The text of a layout that names every column, whatever the list's own is. */
export function layoutInFull(layout: ColumnLayout): string {
  return layout
    .map(({ key, isShown, width }) => `${isShown ? "" : "-"}${key}${width === null ? "" : `_${width}`}`)
    .join(".");
}

/** Shows a column or hides it; the last one that is shown stays. */
export function withToggled(layout: ColumnLayout, key: string): ColumnLayout {
  const next = layout.map((column) => (column.key === key ? { ...column, isShown: !column.isShown } : column));
  return next.some(({ isShown }) => isShown) ? next : layout;
}

/** Moves a column by one place; at the end it stays. */
export function withMoved(layout: ColumnLayout, key: string, by: -1 | 1): ColumnLayout {
  const from = layout.findIndex((column) => column.key === key);
  const column = layout[from];
  const to = from + by;
  if (!column || to < 0 || to >= layout.length) return layout;
  const others = layout.filter((one) => one !== column);
  return [...others.slice(0, to), column, ...others.slice(to)];
}

/** Makes a column so wide, within bounds; null for as wide as its text. */
export function withWidth(layout: ColumnLayout, key: string, width: number | null): ColumnLayout {
  return layout.map((column) =>
    column.key === key ? { ...column, width: width === null ? null : bounded(width) } : column,
  );
}

function bounded(width: number): number {
  return Math.min(Math.max(Math.round(width), COLUMN_WIDTHS.min), COLUMN_WIDTHS.max);
}

function laidColumn(word: string, keys: readonly string[]): LaidColumn[] {
  const [, hidden, key = "", width] = /^(-?)([^-_.]+)(?:_(\d{1,3}))?$/.exec(word) ?? [];
  if (!keys.includes(key)) return [];
  return [{ key, isShown: hidden === "", width: width === undefined ? null : bounded(Number(width)) }];
}
