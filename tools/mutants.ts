import { join } from "node:path";
import { parseArgs } from "node:util";
import { judge } from "./mutants/judge.ts";
import { PARTS } from "./mutants/parts.ts";
import { tryPart } from "./mutants/stryker.ts";
import { EXCUSES } from "./mutants/survivors.ts";

/**
 * `npm run mutants [-- PART …] [--all]`: changes the parts in each way that Stryker knows, one change at a time, and shows
 * that a test beside them notices. Fails when fewer than nine in ten are noticed, or when one lives without a reason in
 * `mutants/survivors.ts`. Only what has changed since the last run is tried again, unless `--all` is to be.
 */
const root = join(import.meta.dirname, "..");
const { values, positionals } = parseArgs({
  options: { all: { type: "boolean", default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((word) => PARTS.every(({ name }) => name !== word));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}: ${PARTS.map(({ name }) => name).join(", ")}`);
  process.exit(1);
}

process.chdir(root);
for (const part of PARTS) {
  if (positionals.length > 0 && !positionals.includes(part.name)) continue;
  const started = performance.now();
  const { summary, problems } = judge(part.name, await tryPart(part, { root, all: values.all }), EXCUSES);
  for (const problem of problems) console.error(problem);
  console.log(
    `${problems.length === 0 ? "✓" : "✗"} ${summary} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
