import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const TESTS = "{machines,contracts,src,locales,model-tests,sandbox,tools}/**/*.test.{ts,tsx}";

/** Which tests a person asked for, or what they asked for that none is. */
export type Chosen =
  /** `files` from the root; with `name` only the tests in them whose title has those words. */
  { files: readonly string[]; name: string | null } | { unknown: string };

/**
 * The tests that `npm test -- WORDS` means. Each word is a part of a test file's path, in any case; words that no path
 * has are together a part of a test's title, as it is written.
 */
export function chooseTests(words: readonly string[], root: string): Chosen {
  const all = globSync(TESTS, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  const inPaths = words.map((word) => word.replace(/^\.\//, "").toLowerCase());
  const byPath = inPaths.map((word) => all.filter((file) => file.toLowerCase().includes(word)));
  if (byPath.every((found) => found.length > 0)) return { files: [...new Set(byPath.flat())].sort(), name: null };
  const name = words.join(" ");
  const files = all.filter((file) => readFileSync(join(root, file), "utf8").includes(name));
  return files.length > 0 ? { files, name } : { unknown: name };
}

/** The Vitest projects that the files belong to, as vitest.config.ts divides them. */
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
