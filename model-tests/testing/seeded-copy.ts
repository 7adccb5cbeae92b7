import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { project } from "#tools/testing/project.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["machines", "model-tests", "contracts", "locales", "src", "sandbox", "tools"];
const FILES = [
  "index.html",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "vitest.config.ts",
  "tsconfig.json",
  "tsconfig.base.json",
  "tsconfig.tests.json",
];
const LINKED = ["node_modules", "docs"];
/** Output of commands, not copied. */
const LEFT = ["model-tests/report", "model-tests/.cache"];

/** A defect: replaces words in a file. */
export type Defect = { file: string; from: string; to: string };

/**
 * Copies this project with defects; the copy is deleted after the test.
 * @returns the path of the copy
 * @throws Error if the words that a defect replaces are missing, since the copy would then have no defect.
 */
export function seededCopy(defects: readonly Defect[]): string {
  const copy = project({});
  const filter = (path: string) => !LEFT.includes(relative(ROOT, path));
  for (const path of [...FOLDERS, ...FILES]) cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter });
  for (const path of LINKED) symlinkSync(join(ROOT, path), join(copy, path));
  for (const { file, from, to } of defects) {
    const text = readFileSync(join(copy, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(join(copy, file), text.replace(from, to));
  }
  return copy;
}
