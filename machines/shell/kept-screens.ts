/** The screens that the tab bar keeps while they are not shown (9.8): one for each route that has a tab. */
import type { Tab } from "./tab-list.ts";

export type KeptScreen = {
  /** The route's name. */
  name: string;
  /** Where it was last: path and query. */
  fullPath: string;
};

/** The kept screens once a tab is shown: its screen among them, at this address, unless its route is not kept. */
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
