/** Values that this browser keeps: each has one key, and is checked whenever it is read. */
import * as z from "zod/mini";
import { keepValue, keptValue } from "#src/ui/browser/kept-values.ts";
import { placeOf, type StoredKey } from "./stored-values.ts";

/** Text that is not empty. */
export const text = z.string().check(z.minLength(1));

export type Stored<Value> = {
  /** What is stored; null where that is nothing, or nothing that the schema accepts. */
  read: () => Value | null;
  write: (value: Value) => void;
  remove: () => void;
  /**
   * Calls back when another tab writes or removes it; both values are read as `read` does.
   * @returns what ends it.
   */
  watch: (changed: (after: Value | null, before: Value | null) => void) => () => void;
};

/**
 * A value stored under a key.
 * @param format JSON unless it is `text`, which is stored as it is.
 */
export function stored<Value>(
  key: StoredKey,
  schema: z.ZodMiniType<Value>,
  { format = "json" }: { format?: "json" | "text" } = {},
): Stored<Value> {
  const place = placeOf(key);
  const checked = (raw: string | null) => {
    const result = schema.safeParse(format === "text" ? raw : parsed(raw));
    return result.success ? result.data : null;
  };
  return {
    read: () => checked(keptValue(place, key)),
    write: (value) => keepValue(place, key, format === "text" ? String(value) : JSON.stringify(value)),
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
