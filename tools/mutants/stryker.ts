import { readFileSync } from "node:fs";
import { join, matchesGlob, relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import type { Mutant } from "./mutant.ts";
import type { Part } from "./parts.ts";

/** Outside of git; a report of each part, and what is known from the last run. */
const FOLDER = ".cache/mutants";

type Results = Awaited<ReturnType<Stryker["runMutationTest"]>>;

/**
 * Makes every change that Stryker knows in a part, one at a time in a copy of the tree, and runs the tests that come by it.
 * What was tried before is tried again only where the file or its tests have changed, or when `all` is to be.
 * @returns what came of each; those that are made while a file is loaded are ignored (docs/decisions/267)
 */
export async function tryPart({ name, sources, tests }: Part, { root, all }: { root: string; all: boolean }) {
  const results = await new Stryker({
    mutate: [...sources, "!**/*.test.ts"],
    testFiles: [...tests],
    testRunner: "vitest",
    // In a process, as `npm test` does: a thread has no time zone of its own.
    vitest: { configFile: "tools/mutants/vitest.config.ts", pool: "forks" },
    // On a busy machine a late test is no endless loop.
    timeoutMS: 30_000,
    plugins: ["@stryker-mutator/vitest-runner"],
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    concurrency: 1,
    // Stryker reads it with a call that TypeScript 7 no longer has; what is not there is not read.
    tsconfigFile: "none.json",
    ignorePatterns: ["docs/gallery", "dist", "dist-contract", ".cache"],
    tempDirName: `${FOLDER}/${name}`,
    incremental: true,
    force: all,
    incrementalFile: `${FOLDER}/${name}.json`,
    reporters: ["html", "progress-append-only"],
    htmlReporter: { fileName: `${FOLDER}/${name}.html` },
    allowConsoleColors: false,
  }).runMutationTest();
  // Stryker also hands back what it knows of files that were once in this part.
  return mutantsOf(results, root).filter(({ file }) => sources.some((glob) => matchesGlob(file, glob)));
}

function mutantsOf(results: Results, root: string): Mutant[] {
  const texts = new Map<string, string[]>();
  const linesOf = (file: string) => {
    const known = texts.get(file) ?? readFileSync(join(root, file), "utf8").split("\n");
    texts.set(file, known);
    return known;
  };
  return results.map(({ fileName, location, mutatorName, replacement, status }) => {
    const file = relative(root, fileName).replaceAll("\\", "/");
    const [before, original, after] = dividedAt(linesOf(file), location);
    const changed = before + replacement + after;
    return { file, line: location.start.line, kind: mutatorName, original, replacement, changed, status };
  });
}

type Place = { line: number; column: number };

/** What stands between two places, counted from 1, and what stands before and after it on their lines. */
function dividedAt(lines: readonly string[], { start, end }: { start: Place; end: Place }): [string, string, string] {
  const [first = "", last = ""] = [lines[start.line - 1], lines[end.line - 1]];
  const text = lines.slice(start.line - 1, end.line).join("\n");
  const [from, to] = [start.column - 1, text.length - (last.length - (end.column - 1))];
  return [first.slice(0, from), text.slice(from, to), text.slice(to)];
}
