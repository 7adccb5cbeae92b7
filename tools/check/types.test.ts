import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectWithSettings } from "#tools/testing/project.ts";
import { types } from "./types.ts";

const ROOT = join(import.meta.dirname, "../..");
const DIRECTORIES = ["contracts", "machines", "src", "sandbox", "tools"];
const FINE = "export const fine = 1;\n";

/** The compiler's reports on the given files, in a project with a correct file in every directory. */
async function complaints(files: Record<string, string>): Promise<string> {
  const directories = Object.fromEntries(
    [...DIRECTORIES, "model-tests"].map((directory) => [`${directory}/fine.ts`, FINE]),
  );
  const root = projectWithSettings({ ...directories, ...files });
  for (const path of [
    "tsconfig.base.json",
    "tsconfig.tests.json",
    ...DIRECTORIES.map((directory) => `${directory}/tsconfig.json`),
  ]) {
    cpSync(join(ROOT, path), join(root, path));
  }
  const [output = ""] = await types.run(root);
  return output;
}

const WRONG: readonly [where: string, source: string, why: string][] = [
  ["machines/page.ts", "export const title = document.title;", "Cannot find name 'document'"],
  ["machines/timer.ts", "setTimeout(() => {}, 1);", "Cannot find name 'setTimeout'"],
  ["machines/node.ts", "export const folder = process.cwd();", "Cannot find name 'process'"],
  ["machines/up.ts", `import { fine } from "#sandbox/fine.ts";\nexport const b = fine;`, "is not listed within"],
  ["contracts/node.ts", "export const folder = process.cwd();", "Cannot find name 'process'"],
  ["src/node.ts", "export const folder = process.cwd();", "Cannot find name 'process'"],
  [
    "src/strict.ts",
    "export const first = (names: readonly string[]): string => names[0];",
    "is not assignable to type",
  ],
  ["sandbox/page.ts", "export const title = document.title;", "Cannot find name 'document'"],
  ["tools/page.ts", "export const title = document.title;", "Cannot find name 'document'"],
  ["machines/fit.test.ts", "export const count: number = document.title;", "is not assignable to type"],
];

test("a wrong type, and a type that a directory may not use, are reported", { timeout: 60_000 }, async () => {
  const said = await complaints(Object.fromEntries(WRONG.map(([where, source]) => [where, `${source}\n`])));
  const lines = said.split("\n");
  const unsaid = WRONG.filter(([where, , why]) => !lines.some((line) => line.startsWith(where) && line.includes(why)));
  expect(unsaid).toEqual([]);
});

test("directories that use only the types they may use pass", { timeout: 60_000 }, async () => {
  const files = {
    "machines/a.ts": `import { fine } from "#contracts/fine.ts";\n\nexport const double = fine * 2;\n`,
    "src/a.ts": `import { double } from "#machines/a.ts";\n\nexport const title = document.title + double;\n`,
    "sandbox/a.ts": `import { fine } from "#contracts/fine.ts";\n\nexport const pid = process.pid + fine;\n`,
    "src/a.test.ts": `import { title } from "./a.ts";\n\nexport const both = process.pid + title.length;\n`,
  };
  expect(await complaints(files)).toBe("");
});
