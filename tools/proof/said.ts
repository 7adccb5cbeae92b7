import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Attempt, Outcome } from "./try-defects.ts";

/** One line on what came of a defect. */
export function lineOf({ defect: { breaks, says }, survives, seconds }: Outcome): string {
  const mark = survives.length === 0 ? "✓" : "✗";
  return `${mark} ${breaks.join(", ")}: ${says} (${seconds.toFixed(1)} s)`;
}

/** Where to look when a defect survives: its place, and the tests that ought to have noticed. */
export function survivorOf(
  { defect, survives, noticedBy }: Outcome,
  { root, testsOf }: Pick<Attempt, "root" | "testsOf">,
): string {
  const { file, find, says } = defect;
  const line = readFileSync(join(root, file), "utf8").split(find)[0]?.split("\n").length;
  const tests = survives.flatMap(testsOf).map(({ path, title }) => `    ${path}: ${title}`);
  return [
    `\nNobody notices: ${says}`,
    `  at ${file}:${line}, of ${survives.join(", ")}, which these declare:`,
    ...tests,
    ...(noticedBy.length > 0 ? ["  What failed instead:", ...noticedBy.map((failed) => `    ${failed}`)] : []),
  ].join("\n");
}
