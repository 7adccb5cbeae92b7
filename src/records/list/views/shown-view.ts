import type { ListPreferencesActor, ListPreferencesSnapshot } from "#machines/shell/list-preferences.ts";

/** The views of a list, and which of them is shown. */
export type ShownView = {
  snapshot: ListPreferencesSnapshot;
  send: ListPreferencesActor["send"];
  /** The name of the view that the address shows; "" for all rows. */
  shown: string;
  /** What the list shows now, as a view's query. */
  currentQuery: string;
};
