/** A column of a list, shown or hidden. */

export type ColumnState = { key: string; isShown: boolean };
/** All columns of a list in order. */
export type ColumnLayout = readonly ColumnState[];

/**
 * Parses a layout from the address or from storage: `code.-package.amount` shows code and amount, and hides package.
 * Unknown columns and widths of older versions (`amount_12`) are ignored; missing columns are appended as in the
 * default layout.
 * @param own the list's default layout.
 */
export function readLayout(text: string, own: ColumnLayout): ColumnLayout {
  const named = text.split(".").flatMap((word) => parseColumn(word, own));
  const once = named.filter(({ key }, at) => named.findIndex((one) => one.key === key) === at);
  const others = own.filter(({ key }) => !once.some((one) => one.key === key));
  const layout = [...once, ...others];
  return layout.some(({ isShown }) => isShown) ? layout : own;
}

/** The text of a layout; "" for the default one. */
export function writeLayout(layout: ColumnLayout, own: ColumnLayout): string {
  const isOwn = layout.every(({ key, isShown }, at) => key === own[at]?.key && isShown === own[at].isShown);
  return isOwn ? "" : writeFullLayout(layout);
}

/** The text of a layout with every column, even if it is the default one. */
export function writeFullLayout(layout: ColumnLayout): string {
  return layout.map(({ key, isShown }) => `${isShown ? "" : "-"}${key}`).join(".");
}

/** Shows or hides a column; the last visible one cannot be hidden. */
export function withColumnToggled(layout: ColumnLayout, key: string): ColumnLayout {
  const next = layout.map((column) => (column.key === key ? { ...column, isShown: !column.isShown } : column));
  return next.some(({ isShown }) => isShown) ? next : layout;
}

/** Moves a column by one position, within the list. */
export function withColumnMoved(layout: ColumnLayout, key: string, by: -1 | 1): ColumnLayout {
  const from = layout.findIndex((column) => column.key === key);
  const column = layout[from];
  const to = from + by;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: the last column one place further is where it was.
  if (!column || to < 0 || to >= layout.length) return layout;
  const others = layout.filter((one) => one !== column);
  return [...others.slice(0, to), column, ...others.slice(to)];
}

function parseColumn(word: string, own: ColumnLayout): ColumnState[] {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: no column has that key.
  const [, hidden, key = ""] = /^(-?)([^-_.]+)(?:_\d{1,3})?$/.exec(word) ?? [];
  return own.some((column) => column.key === key) ? [{ key, isShown: hidden === "" }] : [];
}
