/**
 * What the browser keeps for this site, by key: for all of its tabs, or for this tab alone. Where it refuses to (cookies are
 * blocked, the storage is full), a value lasts as long as the page.
 */
import { createStore, type Readable } from "#src/ui/store/store.ts";

export type Place = "browser" | "tab";

/** Values that the browser would not keep; null for one that it would not remove. */
const held = new Map<string, string | null>();
const losing = createStore(false);

/** Whether something would be lost with this page. */
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
