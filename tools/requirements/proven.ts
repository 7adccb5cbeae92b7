import { type Declared, declarationsOf } from "./declared.ts";
import { type Excuse, excusesIn } from "./excused.ts";
import { mentionsIn } from "./mentions.ts";
import { directoryOf, type Module } from "./modules.ts";
import { STATEMENTS, type Statement } from "./statements.ts";

/** A statement with its mentions and tests. */
export type Row = Statement & {
  /** A machine, contract or view mentions its clause. */
  isNamed: boolean;
  /** The tests that declare it, those without a browser first. */
  tests: readonly Declared[];
  excuse: Excuse | null;
};

/** Every statement in the order of the specification, with its mentions and tests. */
export function rowsOf(modules: readonly Module[], root: string): Row[] {
  const named = new Set(
    modules
      .filter(({ path, isTest }) => !isTest && ["machines", "contracts", "src"].includes(directoryOf(path) ?? ""))
      .flatMap(mentionsIn)
      .map(({ clause }) => clause),
  );
  const declared = declaredIn(modules);
  const excuses = new Map(excusesIn(root).map((excuse) => [excuse.id, excuse]));
  return STATEMENTS.map((statement) => ({
    ...statement,
    isNamed: named.has(statement.clause),
    tests: (declared.get(statement.id) ?? []).toSorted((a, b) => Number(a.inBrowser) - Number(b.inBrowser)),
    excuse: excuses.get(statement.id) ?? null,
  }));
}

function declaredIn(modules: readonly Module[]): ReadonlyMap<string, readonly Declared[]> {
  const all = modules.flatMap((module) => declarationsOf(module).declared);
  return Map.groupBy(all, ({ id }) => id);
}
