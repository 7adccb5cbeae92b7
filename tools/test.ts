import { join } from "node:path";
import { isBuilt } from "./build/freshness.ts";
import { CHECKS } from "./check/all.ts";
import { command } from "./check/command.ts";
import { runChecks } from "./check/run-checks.ts";
import { ENGINES, missingEngines } from "./engines.ts";
import { formatFigure, isWithinLimit } from "./figures/figure.ts";
import { withConsole } from "./figures/running-console.ts";
import { measureSizes } from "./figures/sizes.ts";
import { ownOptions } from "./own-options.ts";
import { STATEMENTS } from "./requirements/statements.ts";
import { type Choice, chooseTests, isSweep, projectsOf } from "./test/chosen.ts";
import { type Stage, stage } from "./test/stage.ts";
import { allPassed, EMPTY_TALLY, printTally, sumTallies, type Tally } from "./test/tally.ts";
import { IN_BROWSERS, runVitest } from "./test/vitest.ts";

/**
 * `npm test`: every check and test. `npm test -- WORDS`: only the tests that `chooseTests` finds by the words; with
 * `--update`, their current output is approved.
 */
const root = join(import.meta.dirname, "..");
process.env.PACT_DO_NOT_TRACK = "true";
process.env.SCARF_ANALYTICS = "false";

const { values, positionals: words } = ownOptions({ update: { type: "boolean" } }, true);
const options = values.update ? ["--update=all"] : [];
if (words.length === 0) conclude(await runEverything());
else {
  const { choices, unknown } = chooseTests(words, root);
  if (choices.length > 0) conclude(await runChosen(choices));
  for (const word of unknown) console.error(`No test file has "${word}" in its path, and no test in its title.`);
  if (unknown.length > 0) process.exitCode = 1;
}

/**
 * The checks run in parallel to the build, and the sizes in parallel to the browser tests, since each leaves a core
 * free.
 */
async function runEverything(): Promise<Stage[]> {
  const first = await Promise.all([
    stage("checks", () => runChecks(CHECKS, root, console.log)),
    stage("build", buildConsole),
  ]);
  const [, build] = first;
  const quick = await stage("tests of machines, contracts, views and the sandbox", () =>
    runVitest(["unit", "isolated", "contracts", "sandbox"], root),
  );
  if (!allPassed(build.tally)) {
    console.log("\nNothing that needs the built console was tried: the build failed.");
    return [...first, quick];
  }
  // The journeys run in Chromium already.
  const inOthers = ENGINES.some(({ name, find }) => name !== "Chromium" && find() !== null) ? ["engines"] : [];
  const built = await Promise.all([
    stage("journeys in a real browser", () => runVitest(["browser", ...inOthers], root)),
    stage("sizes", sizes),
  ]);
  for (const line of missingEngines()) console.log(line);
  return [...first, quick, ...built];
}

async function runChosen(choices: readonly Choice[]): Promise<Stage[]> {
  const stages: Stage[] = [];
  if (
    projectsOf(choices.flatMap(({ files }) => files)).some((project) => IN_BROWSERS.includes(project)) &&
    !isBuilt(root)
  )
    stages.push(await stage("build", buildConsole));
  if (!stages.every(({ tally }) => allPassed(tally))) return stages;
  for (const { files, name } of choices) {
    // Tests that are chosen by title and files of sweeps run even though `npm test` alone skips sweeps.
    if (name !== null || files.some(isSweep)) process.env.SWEEPS = "whole";
    const absolute = files.map((file) => join(root, file));
    stages.push(
      await stage(name === null ? "the tests asked for" : `the tests of "${name}"`, () =>
        runVitest(projectsOf(files), root, { files: absolute, name, words: options }),
      ),
    );
  }
  return stages;
}

async function buildConsole(): Promise<Tally> {
  const [problem] = await command("node", [join(root, "tools/build.ts")], root);
  console.log(problem ?? "✓ build");
  return problem === undefined ? { ...EMPTY_TALLY, passed: 1 } : { ...EMPTY_TALLY, failed: ["build"] };
}

async function sizes(): Promise<Tally> {
  const figures = await withConsole(root, async (url, browser) =>
    (await measureSizes(browser, url)).map(({ figure }) => figure),
  );
  for (const figure of figures) console.log(formatFigure(figure));
  const missed = figures.filter((figure) => !isWithinLimit(figure));
  return { ...EMPTY_TALLY, passed: figures.length - missed.length, failed: missed.map(({ name }) => `size: ${name}`) };
}

function conclude(all: readonly Stage[]): void {
  const tally = sumTallies(...all.map((one) => one.tally));
  console.log("");
  for (const { name, seconds } of all) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  console.log(proofSummary(tally));
  printTally(tally);
}

function proofSummary({ proven, disproven, situations }: Tally): string {
  return [
    `${proven.filter((id) => !disproven.includes(id)).length} of ${STATEMENTS.length} statements proven`,
    ...(situations.length > 0 ? [`${situations.length} situations looked at`] : []),
  ].join(", ");
}
