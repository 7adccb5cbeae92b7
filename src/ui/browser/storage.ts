/**
 * Local and session storage by key. When the browser refuses (cookies are blocked, the storage is full), values are kept in
 * memory.
 */
import { createStore, type Readable } from "#src/ui/store/store.ts";

export type StorageKind = "browser" | "tab";

/** Values that could not be stored; null for one that could not be removed. */
const inMemory = new Map<string, string | null>();
const storageBlocked = createStore(false);

/** Whether some values are in memory only, and lost with the page. */
export const isStorageBlocked: Readable<boolean> = storageBlocked;

export function readStorage(place: StorageKind, key: string): string | null {
  const value = inMemory.get(key);
  if (value !== undefined) return value;
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes it. */
export function writeStorage(place: StorageKind, key: string, value: string | null): void {
  try {
    if (value === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, value);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, value);
  }
  const loses = [...inMemory.values()].some((one) => one !== null);
  if (loses !== storageBlocked.get()) storageBlocked.set(loses);
}

function storageOf(place: StorageKind): Storage {
  return place === "browser" ? localStorage : sessionStorage;
}
