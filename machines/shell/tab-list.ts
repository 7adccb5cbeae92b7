/** A tab of an opened screen (3.4). */
export type Tab = {
  /** A translation key. */
  title: string;
  /** The route's name. */
  name: string;
  /** Path and query, which identify the tab. */
  fullPath: string;
  query: Readonly<Record<string, string>>;
  /** Its screen is remounted each time it is shown (9.8). */
  ignoreCache: boolean;
};

/** What a tab's menu closes, relative to that tab. */
export type Scope = "this" | "left" | "right" | "others" | "all";

/**
 * The tabs after a visit, unique by full path. Filters, pages and records of a list share one tab, which takes the new
 * address.
 */
export function withVisited(tabs: readonly Tab[], visited: Tab): readonly Tab[] {
  if (tabs.some((tab) => tab.fullPath === visited.fullPath)) return tabs;
  const at = tabs.findLastIndex((tab) => pathOf(tab) === pathOf(visited));
  return at < 0 ? [...tabs, visited] : tabs.with(at, visited);
}

function pathOf({ fullPath }: Tab): string {
  return fullPath.replace(/\?.*/, "");
}

/** The tabs that remain when a tab's menu closes `scope`; the first tab always remains. */
export function tabsAfterClosing(tabs: readonly Tab[], fullPath: string, scope: Scope): readonly Tab[] {
  const here = tabs.findIndex((tab) => tab.fullPath === fullPath);
  if (here < 0) return tabs;
  const closes = {
    this: (at: number) => at === here,
    left: (at: number) => at < here,
    right: (at: number) => at > here,
    others: (at: number) => at !== here,
    all: () => true,
  }[scope];
  return tabs.filter((_, at) => at === 0 || !closes(at));
}

/**
 * The active full path after a tab's menu closed `scope`: unchanged if that tab remains, else the tab of the menu, else
 * the previous one. "" stays "".
 */
export function activeAfterClosing(
  { tabs, active }: { tabs: readonly Tab[]; active: string },
  fullPath: string,
  scope: Scope,
): string {
  const left = tabsAfterClosing(tabs, fullPath, scope);
  if (active === "" || left.some((tab) => tab.fullPath === active)) return active;
  const asked = left.find((tab) => tab.fullPath === fullPath);
  const at = tabs.findIndex((tab) => tab.fullPath === active);
  return (asked ?? left[Math.min(at, left.length) - 1] ?? left[0])?.fullPath ?? "";
}

/** The tabs with one of them moved; the first tab stays first. */
export function withTabMoved(tabs: readonly Tab[], fullPath: string, to: number): readonly Tab[] {
  const from = tabs.findIndex((tab) => tab.fullPath === fullPath);
  const tab = tabs[from];
  if (tab === undefined || from === 0 || to < 1 || to >= tabs.length || to === from) return tabs;
  const others = tabs.filter((_, at) => at !== from);
  return [...others.slice(0, to), tab, ...others.slice(to)];
}
