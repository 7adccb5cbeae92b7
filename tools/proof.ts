import { join } from "node:path";
import { parseArgs } from "node:util";
import { sayPlainly } from "#tools/say-plainly.ts";
import { missingIn } from "./check/defects.ts";
import { chosenOf } from "./proof/chosen.ts";
import { DEFECTS } from "./proof/defects.ts";
import { prove } from "./proof/prove.ts";
import { writeProof } from "./proof/report.ts";
import { needsBrowser } from "./proof/try-defects.ts";
import { testsByStatement } from "./requirements/proven.ts";

/**
 * `npm run proof`: makes every recorded defect in a copy of the tree, one at a time, and shows that a test which declares
 * the broken statement fails. `--statement 4.4` tries those of a clause, a statement or a section, `--shard 1/4` a part,
 * `--quick` those that are noticed without a browser. What is neither one statement nor a part is written to docs/proof.md.
 * Fails as well where a statement has no defect at all.
 */
const root = join(import.meta.dirname, "..");
const { statement, shard, quick } = sayPlainly(() =>
  parseArgs({
    options: { statement: { type: "string" }, shard: { type: "string" }, quick: { type: "boolean" } },
  }),
).values;
const started = performance.now();
const declared = testsByStatement(root);
const testsOf = (id: string) => declared.get(id) ?? [];
const all = quick ? DEFECTS.filter((defect) => !needsBrowser(defect, testsOf)) : DEFECTS;

const { isKept, outcomes } = await prove(chosenOf(all, { statement, shard }), { root, testsOf }, console.log);
if (!statement && !shard && outcomes.length > 0) {
  const untried = DEFECTS.length - all.length;
  writeProof(outcomes, { seconds: (performance.now() - started) / 1000, untried, root });
}
const missing = missingIn(root);
for (const problem of missing) console.error(problem);
if (missing.length === 0) console.log("Every statement that is not excused has at least one recorded defect.");
process.exitCode = isKept && missing.length === 0 ? 0 : 1;
