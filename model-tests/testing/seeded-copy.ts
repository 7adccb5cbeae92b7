import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { onTestFinished } from "vitest";

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
/** What commands wrote here is none of the copy's. */
const LEFT = ["model-tests/report", "model-tests/.cache"];

/** A defect: in this file, these words stand in the place of those. */
export type Defect = { file: string; from: string; to: string };

/**
 * This project a second time, with defects, until the test is over.
 * @returns its folder
 * @throws Error where the words of a defect are not there any more: then it would be none.
 */
export function seededCopy(defects: readonly Defect[]): string {
  const copy = mkdtempSync(join(tmpdir(), "seeded-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
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
