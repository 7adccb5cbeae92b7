/** The preferences of a list that this device stores: columns and saved views (2.26). */

/** A named set of filters, sort and columns. */
export type SavedView = {
  name: string;
  /** The query string of the list's address: `status=paid&sort=-amount&columns=code.amount`. */
  query: string;
};
export type ListPreferences = {
  /** The column layout (`column-layout.ts`); "" for the default. */
  columns: string;
  views: readonly SavedView[];
  /** The name of the default view; null for all rows. */
  usual: string | null;
};

export const NO_PREFERENCES: ListPreferences = { columns: "", views: [], usual: null };

/** More would not fit as tabs. */
export const MAX_VIEWS = 12;
/** In characters. */
export const VIEW_NAME_MAX_LENGTH = 40;

/** Whether a view can have this name: not empty, short enough, and unique. */
export function isNameAvailable(views: readonly SavedView[], name: string): boolean {
  const wanted = name.trim();
  return wanted !== "" && wanted.length <= VIEW_NAME_MAX_LENGTH && !views.some((view) => view.name === wanted);
}
