import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Declarations, declarationsOf } from "#tools/requirements/declared.ts";
import { documentOf, isProven } from "#tools/requirements/document.ts";
import { parseModule, readSources } from "#tools/requirements/modules.ts";
import { rowsOf } from "#tools/requirements/proven.ts";
import { STATEMENTS } from "#tools/requirements/statements.ts";
import type { Check } from "./run-checks.ts";

const pathIn = (root: string) => join(root, "docs/requirements.md");

/** Every statement has a test with its tag, or a decision that excuses it, as listed in docs/requirements.md. */
export const requirements: Check = {
  name: "requirements",
  mend: "a test that proves the statement declares it with `{ tags: […] }`; then `npm run fix` writes the page",
  run: async (root) => {
    const { declared, problems } = declarationsIn(root);
    const known = new Set(STATEMENTS.map(({ id }) => id));
    const rows = rowsOf(declared, root);
    const written = existsSync(pathIn(root)) ? readFileSync(pathIn(root), "utf8") : "";
    return [
      ...problems,
      ...declared
        .filter(({ id }) => !known.has(id))
        .map(({ id, path }) => `${path} declares ${id}, which is no statement of tools/requirements/statements.yaml`),
      ...rows
        .filter((row) => !isProven(row) && row.excuse === null)
        .map(({ id, words }) => `no test declares ${id}: ${words}`),
      ...rows
        .filter((row) => isProven(row) && row.excuse !== null)
        .map(({ id, excuse }) => `${id} is proven, and docs/decisions/${excuse?.record} excuses it`),
      ...(written === documentOf(rows) ? [] : ["docs/requirements.md is out of date: `npm run fix` writes it"]),
    ];
  },
};

/** Writes docs/requirements.md from the files as they are now. */
export function writeRequirements(root: string): void {
  mkdirSync(dirname(pathIn(root)), { recursive: true });
  writeFileSync(pathIn(root), documentOf(rowsOf(declarationsIn(root).declared, root)));
}

function declarationsIn(root: string): Declarations {
  const each = readSources(root)
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .map(({ path, source }) => declarationsOf(parseModule(path, source)));
  return { declared: each.flatMap(({ declared }) => declared), problems: each.flatMap(({ problems }) => problems) };
}
