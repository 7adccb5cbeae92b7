import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { approve, unapproved } from "./approved/approval.ts";
import { CRITERIA } from "./generate/criteria.ts";
import { generate, partsOf } from "./generate/generate.ts";
import { randomProblems } from "./laws/random-walks.ts";
import { EVERY_MODEL } from "./models/every-model.ts";
import { chosenModels, oneOf, sayPlainly, wholeNumber } from "./options.ts";
import { unnamedClauses } from "./reporting/clauses.ts";
import { reportOn, summaryLines } from "./reporting/report.ts";
import { tourLengths, tourLengthsLine } from "./reporting/tour-lengths.ts";
import { REPORT_FOLDER, writeReport } from "./reporting/write-report.ts";
import { readSession } from "./session/read-session.ts";
import { triedIn, triedLines } from "./session/session-coverage.ts";

/**
 * `npm run paths`: generates paths through every machine and reports on them; fails when something is not covered, when a
 * law does not hold, or when a machine does not do what was approved.
 *
 * `--machine M` takes that machine alone, `--criterion C` covers that alone (`CRITERIA`). `--criterion random` walks at
 * random, `--walks N` of them, and `--seed S` takes the same walks again.
 * `--approve M` (or `all`) accepts what a machine does now; `--check` only compares.
 * `--session FILE` (or several) says instead what a tester's recorded sessions have tried of the machines, and what not.
 */
const { values } = parseArgs({
  options: {
    machine: { type: "string", multiple: true, default: [] },
    criterion: { type: "string", default: "everything" },
    walks: { type: "string", default: "10" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    approve: { type: "string", multiple: true, default: [] },
    check: { type: "boolean", default: false },
    session: { type: "string", multiple: true, default: [] },
  },
});
sayPlainly(values.session.length > 0 ? reportSessions : main);

function reportSessions(): void {
  for (const line of triedLines(triedIn(values.session.map(readSession), chosenModels(values.machine))))
    console.log(line);
}

function main(): void {
  const criterion = oneOf(CRITERIA, values.criterion, "criterion");
  const models = chosenModels(values.machine);
  const plan = { walks: wholeNumber(values.walks, "--walks"), steps: 40, seed: wholeNumber(values.seed, "--seed") };
  const started = performance.now();
  const generated = models.map((model) => generate(model, criterion));
  const atRandom = criterion === "everything" || criterion === "random";
  const broken = atRandom && !values.check ? generated.flatMap((one) => randomProblems(partsOf(one), plan)) : [];
  const seconds = (performance.now() - started) / 1000;

  for (const line of approve(values.approve, generated)) console.log(line);
  if (!values.check) report();
  const problems = [
    ...generated.flatMap(({ gaps }) => gaps),
    ...broken,
    ...unapproved(generated, models === EVERY_MODEL),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;

  function report(): void {
    const whole = reportOn(generated, new Map());
    const isWhole = models === EVERY_MODEL && criterion === "everything";
    if (isWhole) writeReport(whole);
    for (const line of summaryLines(whole)) console.log(line);
    const graphs = generated.flatMap((one) => partsOf(one).map(({ graph }) => graph));
    console.log(`\nAll together: ${tourLengthsLine(tourLengths(graphs))}`);
    if (atRandom)
      console.log(`Random walks: ${plan.walks} of up to ${plan.steps} steps for each machine, --seed ${plan.seed}`);
    if (models === EVERY_MODEL) console.log(`Clauses that no machine names: ${unnamedClauses(models).join(", ")}`);
    const where = isWhole ? `: ${relative(process.cwd(), join(REPORT_FOLDER, "index.html"))}` : "";
    console.log(`Generated in ${seconds.toFixed(2)} s${where}`);
  }
}
