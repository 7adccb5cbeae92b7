/**
 * Every value that the console keeps in the browser: its key, where (all tabs of this browser, or this tab alone), and until
 * when. Nothing is kept in cookies, IndexedDB or caches. `docs/deployment.md` has the same table.
 */

type StoredValue = {
  where: "browser" | "tab";
  until: "sign-out" | "the next page" | "the tab is closed" | "it is cleared";
};

export const STORED_VALUES = {
  token: { where: "browser", until: "sign-out" },
  UserIdToken: { where: "browser", until: "sign-out" },
  "open-tabs": { where: "tab", until: "sign-out" },
  "remembered-email": { where: "browser", until: "it is cleared" },
  "known-device": { where: "browser", until: "it is cleared" },
  "arco-locale": { where: "browser", until: "it is cleared" },
  "arco-theme": { where: "browser", until: "it is cleared" },
  settings: { where: "browser", until: "it is cleared" },
  "menu-collapsed": { where: "browser", until: "it is cleared" },
  "single-key-shortcuts": { where: "browser", until: "it is cleared" },
  "quick-entrances": { where: "browser", until: "it is cleared" },
  "access-process": { where: "browser", until: "it is cleared" },
  "paid-before": { where: "browser", until: "it is cleared" },
  "list-*": { where: "browser", until: "it is cleared" },
  userRole: { where: "browser", until: "it is cleared" },
  "message-after-reload": { where: "tab", until: "the next page" },
  "reloaded-for-release": { where: "tab", until: "the tab is closed" },
  debugSession: { where: "tab", until: "the tab is closed" },
} as const satisfies Readonly<Record<string, StoredValue>>;

/** A key of the table; of `list-*`, each list has its own. */
export type StoredKey = Exclude<keyof typeof STORED_VALUES, "list-*"> | `list-${string}`;

/** Where a value is kept. */
export function placeOf(key: StoredKey): StoredValue["where"] {
  const known: Readonly<Record<string, StoredValue>> = STORED_VALUES;
  return (known[key] ?? STORED_VALUES["list-*"]).where;
}
