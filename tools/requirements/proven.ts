import type { Declared } from "./declared.ts";
import { type Excuse, excusesIn } from "./excused.ts";
import { STATEMENTS, type Statement } from "./statements.ts";

/** A statement with its tests, those without a browser first. */
export type Row = Statement & { tests: readonly Declared[]; excuse: Excuse | null };

/** Every statement in the order of the specification. */
export function rowsOf(declared: readonly Declared[], root: string): Row[] {
  const byId = Map.groupBy(declared, ({ id }) => id);
  const excuses = new Map(excusesIn(root).map((excuse) => [excuse.id, excuse]));
  return STATEMENTS.map((statement) => ({
    ...statement,
    tests: (byId.get(statement.id) ?? []).toSorted((a, b) => Number(a.inBrowser) - Number(b.inBrowser)),
    excuse: excuses.get(statement.id) ?? null,
  }));
}
