import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sourcesOf } from "#model-tests/product/sources.ts";
import { exitWithMessage } from "#tools/exit-with-message.ts";
import { ownOptions } from "#tools/own-options.ts";
import { type MachineModel, readApproved } from "./engine/index.ts";
import {
  faultName,
  HEAD,
  isFoundByGenerated,
  type Judged,
  judge,
  judgeAsItIs,
  KILLERS,
  mutantsCsv,
  mutantsOf,
  reasonFor,
  row,
  shortfalls,
  summaryOf,
} from "./engine/mutants/index.ts";
import { EQUIVALENT } from "./mutants/equivalent.ts";
import { startUnitTests } from "./mutants/unit-tests.ts";
import { chosenModels, oneOf, shardOf } from "./options.ts";
import { PRODUCT } from "./product.ts";

/**
 * `npm run paths:mutants`: generates every mutant of every machine and reports which check kills it. Fails if a mutant
 * survives, or if too few are killed without the approved tables and the hand-written tests. Generated checks run until
 * one kills the mutant. Mutants that they miss go to both the approved table and the machine's unit tests. Its options
 * are in docs/model-tests.md.
 */
const root = join(import.meta.dirname, "..");
const { values } = ownOptions({
  machine: { type: "string", multiple: true, default: [] },
  shard: { type: "string", default: "1/1" },
  by: { type: "string" },
  all: { type: "boolean", default: false },
});
const models = exitWithMessage(() => chosenModels(values.machine));
const shard = exitWithMessage(() => shardOf(values.shard));
const { by } = values;
const killer = by === undefined ? null : exitWithMessage(() => oneOf(KILLERS, by, "killer"));
const started = performance.now();

const judged: Judged[] = [];
let faults = 0;
const unitTests = await startUnitTests();
for (const text of HEAD) say(text);
for (const model of models) {
  const own = await exitWithMessage(() => judgedOf(model));
  judged.push(...own);
  say(row(model.machine.id, own));
}
await unitTests.stop();

say("");
for (const text of summaryOf(judged)) say(text);
for (const one of judged) if (killer !== null && isFoundByAlone(one)) say(`only ${killer}  ${faultName(one)}`);
const part = shard.count > 1 ? `, shard ${values.shard}` : "";
const name = `mutants${shard.count > 1 ? `-${shard.index}-of-${shard.count}` : ""}.csv`;
mkdirSync(PRODUCT.report, { recursive: true });
writeFileSync(join(PRODUCT.report, name), mutantsCsv(judged));
say(`${judged.length} mutants tested in ${((performance.now() - started) / 1000).toFixed(0)} s${part}`);
say(`Each mutant with the results of all checks: ${join(relative(process.cwd(), PRODUCT.report), name)}`);

// One shard cannot tell whether reasons for mutants of other shards are still needed.
const problems = shortfalls(judged, EQUIVALENT).filter(
  (problem) => shard.count === 1 || !problem.startsWith("equivalent.ts"),
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
// Builds and Vitest leave handles open that would keep the process running.
process.exit(problems.length > 0 ? 1 : 0);

/** Returns this shard's mutants of a machine, with the results of all checks. */
async function judgedOf(model: MachineModel): Promise<Judged[]> {
  const machine = model.machine.id;
  const files = sourcesOf(machine);
  const [definedIn = ""] = files;
  const sources = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
  await asItIs(model, files);
  const isTested = unitTests.hasTests(files);
  const approved = readApproved(machine, PRODUCT.tables);
  const own: Judged[] = [];
  for (const { file, text } of sources) {
    for (const mutant of mutantsOf(file, text)) {
      faults += 1;
      if (faults % shard.count !== shard.index % shard.count) continue;
      const where = `${relative(root, file)}:${mutant.line}`;
      const { results, isSame } = await judge(model, { files, file, approved }, mutant, values.all);
      const known: Judged = { machine, kind: mutant.kind, where, what: mutant.what, results };
      const needsUnitTests = isTested && !results.creation && !isSame && (values.all || !isFoundByGenerated(known));
      const unit = needsUnitTests
        ? { "unit test": (await unitTests.failure(definedIn, file, mutant.source)) !== null }
        : {};
      const whole = { ...known, results: { ...results, ...unit } };
      own.push({ ...whole, reason: reasonFor(whole, isSame, EQUIVALENT) });
    }
  }
  return own;
}

/** @throws Error if the unchanged machine fails, since every mutant would then seem to be killed. */
async function asItIs(model: MachineModel, files: readonly string[]): Promise<void> {
  try {
    await judgeAsItIs(model, files);
  } catch (error) {
    throw new Error(`Mutation testing needs a machine that passes:\n${error}`);
  }
  const [file] = files;
  if (file === undefined || !unitTests.hasTests(files)) return;
  const failure = await unitTests.failure(file, file, readFileSync(file, "utf8"));
  if (failure !== null)
    throw new Error(
      `Mutation testing needs a machine that passes: ${model.machine.id} fails its unit tests:\n${failure}`,
    );
}

function isFoundByAlone({ results }: Judged): boolean {
  return KILLERS.every((one) => (results[one] ?? false) === (one === killer));
}

function say(text: string) {
  process.stdout.write(`${text}\n`);
}
