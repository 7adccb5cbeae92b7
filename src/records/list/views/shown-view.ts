import type { ListPreferencesActor, ListPreferencesSnapshot } from "#machines/shell/list-preferences.ts";

/** A list's views, and the shown one. */
export type ShownView = {
  snapshot: ListPreferencesSnapshot;
  send: ListPreferencesActor["send"];
  /** The shown view's name; "" for all rows. */
  shown: string;
  /** The list's present state as a view's query. */
  currentQuery: string;
};
