import type { Mismatch } from "./first-mismatch.ts";
import { isAbsent } from "./reader.ts";

/**
 * The optional fields of an answer that were unreadable or had an unknown enum value. Each once, by its path without
 * row numbers; never a value.
 */
export function unreadableFields(sent: unknown, read: unknown, unknownValues: ReadonlySet<string>): Mismatch[] {
  const found = new Map<string, Mismatch>();
  const note = (field: string, expected: string) => found.set(field, { field, expected });
  const walk = (from: unknown, to: unknown, path: string) => {
    if (isAbsent(to)) {
      if (!isEmpty(from)) note(path, "a value that can be read");
    } else if (typeof to === "string" && unknownValues.has(to) && String(from) === to)
      note(path, "one of the agreed words");
    else if (Array.isArray(to)) {
      const rows = Array.isArray(from) ? from : [];
      // Unreadable rows are reported separately.
      if (rows.length === to.length) for (const [place, row] of to.entries()) walk(rows[place], row, path);
    } else if (
      typeof to === "object" &&
      to !== null &&
      typeof from === "object" &&
      from !== null &&
      !Array.isArray(from)
    ) {
      for (const [name, value] of Object.entries(to)) walk(Reflect.get(from, name), value, `${path}.${name}`);
    }
  };
  // The data itself may be optional.
  if (!isAbsent(read)) walk(sent, read, "resData");
  return [...found.values()];
}

function isEmpty(sent: unknown): boolean {
  return isAbsent(sent) || (typeof sent === "object" && Object.keys(sent).length === 0);
}
