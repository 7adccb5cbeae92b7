/** Values that this browser keeps: each has one key, and is checked whenever it is read. */

/** What checks a stored value: one of `checks.ts`, or a zod schema where the first screens do not come with it. */
type Schema<Value> = { safeParse: (value: unknown) => { success: true; data: Value } | { success: false } };

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
 * @param storage `local` for all tabs of this browser; `session` for this tab alone.
 */
export function stored<Value>(
  key: string,
  schema: Schema<Value>,
  { format = "json", storage = "local" }: { format?: "json" | "text"; storage?: "local" | "session" } = {},
): Stored<Value> {
  const place = () => (storage === "local" ? localStorage : sessionStorage);
  const checked = (raw: string | null) => {
    const result = schema.safeParse(format === "text" ? raw : parsed(raw));
    return result.success ? result.data : null;
  };
  return {
    read: () => checked(place().getItem(key)),
    write: (value) => place().setItem(key, format === "text" ? String(value) : JSON.stringify(value)),
    remove: () => place().removeItem(key),
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
