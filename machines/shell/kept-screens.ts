/** A screen that is kept mounted while hidden (9.8): one per route that has a tab. */
import type { Tab } from "./tab-list.ts";

export type KeptScreen = {
  /** The route's name. */
  name: string;
  /** Its last path and query. */
  fullPath: string;
};

/** The kept screens after a tab is shown: adds or updates its screen, unless its route is not kept. */
export function withShown(kept: readonly KeptScreen[], { name, fullPath, ignoreCache }: Tab): readonly KeptScreen[] {
  if (ignoreCache) return kept;
  const shown = { name, fullPath };
  if (!kept.some((screen) => screen.name === name)) return [...kept, shown];
  return kept.map((screen) => (screen.name === name ? shown : screen));
}

/** The kept screens that still have a tab. */
export function withTabs(kept: readonly KeptScreen[], tabs: readonly Tab[]): readonly KeptScreen[] {
  return kept.filter(({ name }) => tabs.some((tab) => tab.name === name));
}
