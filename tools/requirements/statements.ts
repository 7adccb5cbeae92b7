import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A section of the specification: its clauses by number, each split into statements by letter, in this project's words. */
type Section = { title: string; clauses: Readonly<Record<string, Readonly<Record<string, string>>>> };

/** One requirement of the specification, such as `4.4.b`. */
export type Statement = { id: string; words: string };

const written: Record<string, Section["clauses"]> = parse(
  readFileSync(join(import.meta.dirname, "statements.yaml"), "utf8"),
);

export const SECTIONS: readonly Section[] = Object.entries(written).map(([title, clauses]) => ({ title, clauses }));

export const CLAUSE_NUMBERS: ReadonlySet<string> = new Set(SECTIONS.flatMap(({ clauses }) => Object.keys(clauses)));

/** All statements in the order of the specification. */
export const STATEMENTS: readonly Statement[] = SECTIONS.flatMap(statementsOf);

export function statementsOf({ clauses }: Section): Statement[] {
  return Object.entries(clauses).flatMap(([clause, statements]) =>
    Object.entries(statements).map(([letter, words]) => ({ id: `${clause}.${letter}`, words })),
  );
}
