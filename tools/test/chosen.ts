import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every test file, from the root. */
export const TESTS = "{machines,contracts,src,locales,model-tests,sandbox,tools}/**/*.test.{ts,tsx}";

/** Test files, as paths from the root; with `name` only the tests with these words in their title. */
export type Choice = { files: readonly string[]; name: string | null };

/**
 * The tests for `npm test -- WORDS`: everything that each word finds. A word is part of a test file's path, in upper or
 * lower case, or else part of a test's title, in exact case. Words that together are part of a title choose that title,
 * unless each of them is part of a path.
 * @returns the chosen tests, and the words that find no test
 */
export function chooseTests(words: readonly string[], root: string): { choices: Choice[]; unknown: string[] } {
  const all = globSync(TESTS, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  const inPath = (word: string) => {
    const part = word.replace(/^\.\//, "").toLowerCase();
    return all.filter((file) => file.toLowerCase().includes(part));
  };
  const inTitle = (name: string) => all.filter((file) => readFileSync(join(root, file), "utf8").includes(name));
  const byTitle = words.filter((word) => inPath(word).length === 0);
  const together = words.join(" ");
  if (byTitle.length > 0 && words.length > 1) {
    const files = inTitle(together);
    if (files.length > 0) return { choices: [{ files, name: together }], unknown: [] };
  }
  const whole = [...new Set(words.flatMap(inPath))].sort();
  // A directory without tests is in imports, and in no title.
  const isPath = (word: string) => word.includes("/") && existsSync(join(root, word));
  const titles = byTitle.map((name) => ({ files: isPath(name) ? [] : inTitle(name), name }));
  return {
    choices: [
      ...(whole.length > 0 ? [{ files: whole, name: null }] : []),
      ...titles.filter(({ files }) => files.length > 0),
    ],
    unknown: titles.filter(({ files }) => files.length === 0).map(({ name }) => name),
  };
}

/** Whether `npm test` leaves a file to `npm run sweeps` (docs/decisions/122). */
export function isSweep(file: string): boolean {
  return /\.sweep(\.browser)?\.test\.ts$/.test(file);
}

/** The Vitest projects that the files belong to, as in vitest.config.ts. */
export function projectsOf(files: readonly string[]): readonly string[] {
  return [...new Set(files.map(projectOf))].sort();
}

function projectOf(file: string): string {
  if (file.endsWith(".browser.test.ts")) return "browser";
  if (file.endsWith(".engine.test.ts")) return "engines";
  if (/\.isolated\.test\.tsx?$/.test(file)) return "isolated";
  if (file.endsWith(".pact.test.ts")) return "contracts";
  return file.startsWith("sandbox/") ? "sandbox" : "unit";
}
