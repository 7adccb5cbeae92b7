import type { Mismatch } from "./first-mismatch.ts";
import { isAbsent } from "./reader.ts";

/**
 * What came with an answer that was read, and could not be read itself: fields that a screen can do without, and words
 * that this console does not know. Each once, by its path without the numbers of rows; never a value.
 */
export function odditiesOf(sent: unknown, read: unknown, unknownWords: ReadonlySet<string>): Mismatch[] {
  const found = new Map<string, Mismatch>();
  const note = (field: string, expected: string) => found.set(field, { field, expected });
  const walk = (from: unknown, to: unknown, path: string) => {
    if (isAbsent(to)) {
      if (!isEmpty(from)) note(path, "a value that can be read");
    } else if (typeof to === "string" && unknownWords.has(to) && String(from) === to)
      note(path, "one of the agreed words");
    else if (Array.isArray(to)) {
      const rows = Array.isArray(from) ? from : [];
      // Of a list with rows that could not be read, those are told.
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
  // Of data that a call can do without altogether, nothing is asked.
  if (!isAbsent(read)) walk(sent, read, "resData");
  return [...found.values()];
}

function isEmpty(sent: unknown): boolean {
  return isAbsent(sent) || (typeof sent === "object" && Object.keys(sent).length === 0);
}
