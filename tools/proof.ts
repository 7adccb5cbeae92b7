import { join } from "node:path";
import { parseArgs } from "node:util";
import { sayPlainly } from "#tools/say-plainly.ts";
import { missingIn } from "./check/defects.ts";
import { chosenOf } from "./proof/chosen.ts";
import { DEFECTS } from "./proof/defects.ts";
import { keepPart, mergeParts } from "./proof/parts.ts";
import { prove, tell } from "./proof/prove.ts";
import { writeProof } from "./proof/report.ts";
import { needsBrowser } from "./proof/try-defects.ts";
import { testsByStatement } from "./requirements/proven.ts";

/**
 * `npm run proof`: makes every recorded defect in a copy of the tree, one at a time, and shows that a test which declares
 * the broken statement fails. `--statement 4.4` tries those of a clause, a statement or a section, `--shard 1/4` a part,
 * which is kept, `--quick` those that are noticed without a browser. The whole is written to docs/proof.md: what was tried
 * at once, and with `--merge` what the parts came to. Fails as well where a statement has no defect at all.
 */
const root = join(import.meta.dirname, "..");
const { statement, shard, quick, merge } = sayPlainly(() =>
  parseArgs({
    options: {
      statement: { type: "string" },
      shard: { type: "string" },
      quick: { type: "boolean" },
      merge: { type: "boolean" },
    },
  }),
).values;
const started = performance.now();
const declared = testsByStatement(root);
const testsOf = (id: string) => declared.get(id) ?? [];
const all = quick ? DEFECTS.filter((defect) => !needsBrowser(defect, testsOf)) : DEFECTS;

const isKept = merge ? mergeAll() : await tryAll();
const missing = missingIn(root);
for (const problem of missing) console.error(problem);
if (missing.length === 0) console.log("Every statement that is not excused has at least one recorded defect.");
process.exitCode = isKept && missing.length === 0 ? 0 : 1;

function mergeAll(): boolean {
  const { outcomes, seconds } = sayPlainly(() => mergeParts(DEFECTS, root));
  writeProof(outcomes, { seconds, untried: 0, root });
  return tell(outcomes, { seconds, root, testsOf }, console.log);
}

async function tryAll(): Promise<boolean> {
  const chosen = sayPlainly(() => chosenOf(all, { statement, shard }));
  const { isKept, outcomes } = await prove(chosen, { root, testsOf }, console.log);
  const seconds = (performance.now() - started) / 1000;
  if (statement || outcomes.length === 0) return isKept;
  if (!shard) writeProof(outcomes, { seconds, untried: DEFECTS.length - all.length, root });
  else if (!quick) keepPart({ outcomes, seconds }, { shard, root });
  return isKept;
}
