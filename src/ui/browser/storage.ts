/**
 * Local and session storage by key. When the browser refuses storage (cookies are blocked, the storage is full), values are
 * kept in memory as long as the page.
 */
import { createStore, type Readable } from "#src/ui/store/store.ts";

export type Place = "browser" | "tab";

/** Values that could not be stored; null for one that could not be removed. */
const held = new Map<string, string | null>();
const losing = createStore(false);

/** Whether values are in memory only, and lost with this page. */
export const isStorageBlocked: Readable<boolean> = losing;

export function readStorage(place: Place, key: string): string | null {
  const value = held.get(key);
  if (value !== undefined) return value;
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes it. */
export function writeStorage(place: Place, key: string, value: string | null): void {
  try {
    if (value === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, value);
    held.delete(key);
  } catch {
    held.set(key, value);
  }
  const loses = [...held.values()].some((one) => one !== null);
  if (loses !== losing.get()) losing.set(loses);
}

function storageOf(place: Place): Storage {
  return place === "browser" ? localStorage : sessionStorage;
}
