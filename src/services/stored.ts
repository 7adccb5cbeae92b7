/** Values that this browser keeps: each has one key, and is checked whenever it is read. */
import type * as z from "zod/mini";
import { keepValue, keptValue } from "#src/ui/browser/kept-values.ts";
import { placeOf, type StoredKey } from "./stored-values.ts";

export type Stored<Value> = {
  /** What is stored; null where that is nothing, or nothing that is accepted. */
  read: () => Value | null;
  write: (value: Value) => void;
  remove: () => void;
  /**
   * Calls back when another tab writes or removes it; both values are read as `read` does.
   * @returns what ends it.
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
 * A text that is not empty, stored as it is. Without a schema: the script before the first paint reads texts alone, and
 * would bring all of zod for them.
 * @param words what else it has to be one of
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
  const place = placeOf(key);
  return {
    read: () => checked(keptValue(place, key)),
    write: (value) => keepValue(place, key, print(value)),
    remove: () => keepValue(place, key, null),
    watch: (changed) => {
      const heard = (event: StorageEvent) => {
        // Without a key, everything was removed.
        if (event.key === key || event.key === null) changed(checked(event.newValue), checked(event.oldValue));
      };
      addEventListener("storage", heard);
      return () => removeEventListener("storage", heard);
    },
  };
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}
