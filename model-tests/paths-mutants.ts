import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { EQUIVALENT } from "./mutants/equivalent.ts";
import { judge } from "./mutants/judge.ts";
import { sourcesOf } from "./mutants/load.ts";
import { mutantsOf } from "./mutants/mutants.ts";
import { BARS, type Judged, sharesOf, summaryOf } from "./mutants/summary.ts";
import { chosenModels, sayPlainly, shardOf } from "./options.ts";

/**
 * `npm run paths:mutants [-- --machine M] [--shard 1/4] [--by KILLER]`: makes every machine wrong in each way that one
 * change can, and says what finds it out. Fails when a fault lives, or when too few are found without the approved tables.
 * `--by "approved table"` lists the faults that only this finds out.
 */
const root = join(import.meta.dirname, "..");
const { values } = parseArgs({
  options: {
    machine: { type: "string", multiple: true, default: [] },
    shard: { type: "string", default: "1/1" },
    by: { type: "string" },
  },
});
const models = sayPlainly(() => chosenModels(values.machine));
const shard = sayPlainly(() => shardOf(values.shard));

const judged: Judged[] = [];
let faults = 0;
for (const model of models) {
  for (const file of sourcesOf(model.machine.id)) {
    for (const { kind, line, what, source } of mutantsOf(file, readFileSync(file, "utf8"))) {
      faults += 1;
      if (faults % shard.count !== shard.index % shard.count) continue;
      const name = `${relative(root, file)}:${line} ${kind}: ${what}`;
      const by = await judge(model, file, source);
      const reason = by === null ? EQUIVALENT[`${model.machine.id} ${kind}: ${what}`] : undefined;
      judged.push({ machine: model.machine.id, kind, name, by, reason });
    }
  }
}
for (const { by, name } of judged) if (by === values.by) process.stdout.write(`${by}  ${name}\n`);
for (const text of summaryOf(judged)) process.stdout.write(`${text}\n`);
const { generated, together } = sharesOf(judged);
if (generated < BARS.generated || together < BARS.together) process.exitCode = 1;
