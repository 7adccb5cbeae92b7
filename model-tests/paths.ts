import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { exitWithMessage } from "#tools/exit-with-message.ts";
import { approve, leftOver, unapproved, unapprovedOf } from "./approved/approval.ts";
import { CRITERIA } from "./generate/criteria.ts";
import { type Generated, generateEach, partsOf } from "./generate/generate.ts";
import { randomProblems } from "./laws/random-walks.ts";
import { EVERY_MODEL } from "./models/every-model.ts";
import { withoutModel } from "./models/without-model.ts";
import { chosenModels, oneOf, wholeNumber } from "./options.ts";
import { lastCommit } from "./reporting/changes.ts";
import { unnamedClauses } from "./reporting/clauses.ts";
import { REPORT_FOLDER } from "./reporting/folder.ts";
import { summaryLines } from "./reporting/report.ts";
import { tourLengths, tourLengthsLine } from "./reporting/tour-lengths.ts";
import { unmadeCalls } from "./reporting/unmade-calls.ts";
import { readSession } from "./session/read-session.ts";
import { triedIn, triedLines } from "./session/session-coverage.ts";

/**
 * `npm run paths`: generates paths through every machine and reports on them; fails when something is not covered, when a
 * law does not hold, when a machine does not do what was approved, or when one has no model.
 *
 * `--machine M` takes that machine alone, `--criterion C` covers that alone (`CRITERIA`). `--criterion random` walks at
 * random, `--walks N` of them, and `--seed S` takes the same walks again.
 * `--approve M` (or `all`) accepts what a machine does now; `--check` only compares. The report tells what changed since
 * `--base REVISION`, which is the last commit unless it is named.
 * `--session FILE` (or several) says instead what a tester's recorded sessions have tried of the machines, and what not.
 */
const { values } = exitWithMessage(() =>
  parseArgs({
    options: {
      machine: { type: "string", multiple: true, default: [] },
      criterion: { type: "string", default: "everything" },
      walks: { type: "string", default: "10" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
      approve: { type: "string", multiple: true, default: [] },
      base: { type: "string" },
      check: { type: "boolean", default: false },
      session: { type: "string", multiple: true, default: [] },
    },
  }),
);
await exitWithMessage(values.session.length > 0 ? reportSessions : main);

function reportSessions(): void {
  for (const line of triedLines(triedIn(values.session.map(readSession), chosenModels(values.machine))))
    console.log(line);
}

async function main(): Promise<void> {
  const criterion = oneOf(CRITERIA, values.criterion, "criterion");
  const models = chosenModels(values.machine);
  const plan = { walks: wholeNumber(values.walks, "--walks"), steps: 40, seed: wholeNumber(values.seed, "--seed") };
  const started = process.threadCpuUsage();
  const { generated, broken } = generateEach(models, criterion);
  const isRandom = !values.check && (criterion === "everything" || criterion === "random");
  const atRandom = new Map(isRandom ? generated.map((one) => [one, randomProblems(partsOf(one), plan)]) : []);
  const { user, system } = process.threadCpuUsage(started);
  const seconds = (user + system) / 1_000_000;

  for (const line of approve(
    values.approve,
    generated,
    EVERY_MODEL.map((model) => ({ model })),
  ))
    console.log(line);
  const problems = new Map(generated.map((one) => [one.model.machine.id, problemsOf(one)]));
  if (!values.check) await report();
  const all = [
    ...broken.flatMap(({ model, problem, explored }) => [
      problem,
      ...(explored.length > 0 ? unapprovedOf(model.machine.id, explored) : []),
    ]),
    ...[...problems.values()].flat(),
    ...(models === EVERY_MODEL
      ? [...leftOver([...generated, ...broken]), ...(await withoutModel()), ...unmadeCalls()]
      : []),
  ];
  for (const problem of all) console.error(problem);
  if (all.length > 0) process.exitCode = 1;

  function problemsOf(one: Generated): string[] {
    return [...one.gaps, ...(atRandom.get(one) ?? []), ...unapproved([one], false)];
  }

  async function report(): Promise<void> {
    const isWhole = models === EVERY_MODEL && criterion === "everything";
    const where = isWhole ? await written() : "";
    for (const line of summaryLines(generated, problems)) console.log(line);
    for (const { model } of broken) console.log(`✗ ${model.machine.id}: nothing is generated, since it breaks a law`);
    const graphs = generated.flatMap((one) => partsOf(one).map(({ graph }) => graph));
    if (graphs.length > 0) console.log(`\nAll together: ${tourLengthsLine(tourLengths(graphs))}`);
    if (isRandom)
      console.log(`Random walks: ${plan.walks} of up to ${plan.steps} steps for each machine, --seed ${plan.seed}`);
    if (models === EVERY_MODEL) console.log(`Clauses that no machine names: ${unnamedClauses(models).join(", ")}`);
    console.log(`Generated in ${seconds.toFixed(2)} s of computing (bar 2 s)${where}`);
  }

  /** The page takes longer than the paths; whoever only compares does without, and loads nothing for it. */
  async function written(): Promise<string> {
    const { writeReport } = await import("./reporting/write-report.ts");
    const { readWalks } = await import("./reporting/walks-kept.ts");
    const began = performance.now();
    const walks = readWalks(generated, REPORT_FOLDER);
    await writeReport({ generated, broken, problems, walks, base: values.base ?? lastCommit() });
    const page = join(relative(process.cwd(), REPORT_FOLDER), "index.html");
    return `; the report is written in ${((performance.now() - began) / 1000).toFixed(1)} s: ${page}`;
  }
}
