/** Stored values, each validated when it is read. */
import type * as z from "zod/mini";
import { readStorage, writeStorage } from "#src/ui/browser/storage.ts";
import { type StoredKey, storageOf } from "./stored-values.ts";

export type Stored<Value> = {
  /** The stored value; null when missing or invalid. */
  read: () => Value | null;
  write: (value: Value) => void;
  remove: () => void;
  /**
   * Calls back when another tab changes or removes it, with both values as `read` returns them.
   * @returns unsubscribes.
   */
  watch: (changed: (after: Value | null, before: Value | null) => void) => () => void;
};

/** A value stored as JSON. */
export function stored<Value>(key: StoredKey, schema: z.ZodMiniType<Value>): Stored<Value> {
  const checked = (raw: string | null) => {
    const result = schema.safeParse(parsed(raw));
    return result.success ? result.data : null;
  };
  return storedAs(key, checked, JSON.stringify);
}

/**
 * A non-empty text, stored as it is. Without a schema, so that the script before the first paint does not need zod.
 * @param words the allowed values, if limited
 */
export function storedText<Word extends string = string>(key: StoredKey, words?: readonly Word[]): Stored<Word> {
  const isOne = (raw: string): raw is Word => words?.some((word) => word === raw) ?? raw !== "";
  return storedAs(key, (raw) => (raw !== null && isOne(raw) ? raw : null), String);
}

function storedAs<Value>(
  key: StoredKey,
  checked: (raw: string | null) => Value | null,
  print: (value: Value) => string,
): Stored<Value> {
  const place = storageOf(key);
  return {
    read: () => checked(readStorage(place, key)),
    write: (value) => writeStorage(place, key, print(value)),
    remove: () => writeStorage(place, key, null),
    watch: (changed) => {
      const heard = (event: StorageEvent) => {
        // A null key means that the storage was cleared.
        if (event.key === key || event.key === null) changed(checked(event.newValue), checked(event.oldValue));
      };
      addEventListener("storage", heard);
      return () => removeEventListener("storage", heard);
    },
  };
}

function parsed(json: string | null): unknown {
  try {
    // Stryker disable next-line StringLiteral: an empty text is no JSON, which is read as null too.
    return JSON.parse(json ?? "null");
    // Stryker disable next-line BlockStatement: no stored value is undefined.
  } catch {
    return null;
  }
}
