/** The columns of a list as a merchant laid them out: which are shown, and in which order. */

export type ColumnState = { key: string; isShown: boolean };
/** Every column of a list, in the order in which they are shown. */
export type ColumnLayout = readonly ColumnState[];

/**
 * Reads a layout from its text, which an address or this device holds: `code.-package.amount` shows the code and the
 * amount, and hides the package. What no column is called is passed over, and so is a width (`amount_12`), which older
 * texts may have; a column that is not named comes after the others, shown or not as in the list's own layout.
 * @param own the list's own layout.
 */
export function readLayout(text: string, own: ColumnLayout): ColumnLayout {
  const named = text.split(".").flatMap((word) => laidColumn(word, own));
  const once = named.filter(({ key }, at) => named.findIndex((one) => one.key === key) === at);
  const others = own.filter(({ key }) => !once.some((one) => one.key === key));
  const layout = [...once, ...others];
  return layout.some(({ isShown }) => isShown) ? layout : own;
}

/** The text of a layout; "" for the list's own. */
export function writeLayout(layout: ColumnLayout, own: ColumnLayout): string {
  const isOwn = layout.every(({ key, isShown }, at) => key === own[at]?.key && isShown === own[at].isShown);
  return isOwn ? "" : layoutInFull(layout);
}

/** The text of a layout that names every column, whatever the list's own is. */
export function layoutInFull(layout: ColumnLayout): string {
  return layout.map(({ key, isShown }) => `${isShown ? "" : "-"}${key}`).join(".");
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
  // Stryker disable next-line ConditionalExpression,EqualityOperator: the last column one place further is where it was.
  if (!column || to < 0 || to >= layout.length) return layout;
  const others = layout.filter((one) => one !== column);
  return [...others.slice(0, to), column, ...others.slice(to)];
}

function laidColumn(word: string, own: ColumnLayout): ColumnState[] {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: no column has that key.
  const [, hidden, key = ""] = /^(-?)([^-_.]+)(?:_\d{1,3})?$/.exec(word) ?? [];
  return own.some((column) => column.key === key) ? [{ key, isShown: hidden === "" }] : [];
}
