/**
 * Every value in the browser's storage: its key, its storage (local or session), and until when it is kept. Cookies,
 * IndexedDB and the Cache API are not used. `docs/deployment.md` has the same table.
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

/** A key of the table; each list has its own `list-*`. */
export type StoredKey = Exclude<keyof typeof STORED_VALUES, "list-*"> | `list-${string}`;

/** The storage of a key. */
export function storageOf(key: StoredKey): StoredValue["where"] {
  const known: Readonly<Record<string, StoredValue>> = STORED_VALUES;
  return (known[key] ?? STORED_VALUES["list-*"]).where;
}
