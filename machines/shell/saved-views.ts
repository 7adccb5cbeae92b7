/** What this device keeps of a list: how its columns are laid out, and the views of it that the merchant saved (2.26). */

/** Filters, sort and columns under a name. */
export type SavedView = {
  name: string;
  /** What the list's address says of them, as a query: `status=paid&sort=-amount&columns=code.amount`. */
  query: string;
};
export type ListPreferences = {
  /** The layout of the columns, as `column-layout.ts` writes it; "" for the list's own. */
  columns: string;
  views: readonly SavedView[];
  /** The name of the view with which the list opens; null for all rows. */
  usual: string | null;
};

export const NO_PREFERENCES: ListPreferences = { columns: "", views: [], usual: null };

/** More views than these are no tabs any more. */
export const MOST_VIEWS = 12;
/** In characters. */
export const VIEW_NAME_MAX_LENGTH = 40;

/** Whether a view can have this name: short enough, and no other view's. */
export function isNameAvailable(views: readonly SavedView[], name: string): boolean {
  const wanted = name.trim();
  return wanted !== "" && wanted.length <= VIEW_NAME_MAX_LENGTH && !views.some((view) => view.name === wanted);
}
