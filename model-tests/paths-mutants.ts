import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { reasonFor } from "./mutants/equivalent.ts";
import { type Judged, judge, judgeAsItIs } from "./mutants/judge.ts";
import { sourcesOf } from "./mutants/load.ts";
import { mutantsOf } from "./mutants/mutants.ts";
import { line, shortfalls, summaryOf, told } from "./mutants/summary.ts";
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
const started = performance.now();

const judged: Judged[] = [];
let faults = 0;
for (const model of models) {
  try {
    await judgeAsItIs(model);
  } catch (error) {
    process.stderr.write(`Nothing can be said of faults in what is wrong already:\n${error}\n`);
    process.exit(1);
  }
  const machine = model.machine.id;
  const own: Judged[] = [];
  for (const file of sourcesOf(machine)) {
    for (const mutant of mutantsOf(file, readFileSync(file, "utf8"))) {
      faults += 1;
      if (faults % shard.count !== shard.index % shard.count) continue;
      const where = `${relative(root, file)}:${mutant.line}`;
      const one = { machine, kind: mutant.kind, where, what: mutant.what, by: await judge(model, file, mutant) };
      own.push({ ...one, reason: reasonFor(one) });
    }
  }
  judged.push(...own);
  say(line(machine, own));
  for (const one of own) if (one.by === values.by) say(`  ${told(one)}`);
}
say("");
for (const text of summaryOf(judged)) say(text);
const part = shard.count > 1 ? `, shard ${values.shard}` : "";
say(`${judged.length} faults judged in ${((performance.now() - started) / 1000).toFixed(0)} s${part}`);

// A part of the faults says nothing of reasons for others.
const problems = shortfalls(judged).filter((problem) => shard.count === 1 || !problem.startsWith("equivalent.ts"));
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;

function say(text: string) {
  process.stdout.write(`${text}\n`);
}
