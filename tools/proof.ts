import { join } from "node:path";
import { parseArgs } from "node:util";
import { chosenOf } from "./proof/chosen.ts";
import { DEFECTS } from "./proof/defects.ts";
import { BAR, shareOf, writeProof } from "./proof/report.ts";
import { lineOf, survivorOf } from "./proof/said.ts";
import { tryDefects, unsound } from "./proof/try-defects.ts";
import { testsByStatement } from "./requirements/proven.ts";

/**
 * `npm run proof`: makes every recorded defect in a copy of the tree, one at a time, and shows that a test which declares
 * the broken statement fails. `--statement 4.4` tries those of a clause, a statement or a section, `--shard 1/4` a part.
 * The whole is written to docs/proof.md.
 */
const root = join(import.meta.dirname, "..");
const { statement, shard } = parseArgs({
  options: { statement: { type: "string" }, shard: { type: "string" } },
}).values;
const started = performance.now();
const chosen = chosenOf(DEFECTS, { statement, shard });
const declared = testsByStatement(root);
const attempt = { root, testsOf: (id: string) => declared.get(id) ?? [] };

const failing = await unsound(chosen, attempt);
if (chosen.length === 0 || failing.length > 0) {
  console.error(
    chosen.length === 0 ? "No defect is recorded for that." : `Not proven to begin with: ${failing.join(", ")}`,
  );
  process.exitCode = 1;
} else {
  const outcomes = await tryDefects(chosen, { ...attempt, told: (outcome) => console.log(lineOf(outcome)) });
  const seconds = (performance.now() - started) / 1000;
  const survivors = outcomes.filter(({ survives }) => survives.length > 0);
  for (const survivor of survivors) console.log(survivorOf(survivor, root, attempt.testsOf));
  if (statement === undefined && shard === undefined) writeProof(outcomes, seconds, root);
  const share = shareOf(outcomes);
  console.log(
    `\n${outcomes.length - survivors.length} of ${outcomes.length} defects killed (${(share * 100).toFixed(1)} %, bar ${BAR * 100} %) in ${seconds.toFixed(0)} s`,
  );
  process.exitCode = share < BAR ? 1 : 0;
}
