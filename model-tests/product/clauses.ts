import { readFileSync } from "node:fs";
import type { Clause } from "#model-tests/engine/index.ts";
import { SECTIONS } from "#tools/requirements/statements.ts";

export function everyClause(): Clause[] {
  const tests = testsByClause();
  return SECTIONS.flatMap(({ title, clauses }) =>
    Object.entries(clauses).map(([number, statements]) => ({
      ...{ number, chapter: title, text: Object.values(statements).join(" ") },
      tests: tests.get(number) ?? [],
    })),
  );
}

/** The tests that docs/requirements.md links for each clause. */
function testsByClause(): ReadonlyMap<string, string[]> {
  const text = readFileSync(new URL("../../docs/requirements.md", import.meta.url), "utf8");
  const proofs = [...text.matchAll(/^\| (\d+\.\d+)\.[a-z] \|.*\]\(\.\.\/([^)]+)\) \|$/gm)];
  const byClause = Map.groupBy(proofs, ([, clause = ""]) => clause);
  return new Map([...byClause].map(([clause, found]) => [clause, [...new Set(found.map(([, , path = ""]) => path))]]));
}
