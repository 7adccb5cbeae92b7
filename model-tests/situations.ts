import { join } from "node:path";
import { exitWithMessage } from "#tools/exit-with-message.ts";
import { ownOptions } from "#tools/own-options.ts";
import { EVERY_SCREEN } from "./browser/areas/every-screen.ts";
import { branchesOf } from "./situations/coverage/branches.ts";
import { isGood, judge } from "./situations/coverage/judge.ts";
import { measure } from "./situations/coverage/measure.ts";
import { buildMeasured } from "./situations/coverage/measured-build.ts";
import { NOT_REACHED, SOMETIMES_REACHED } from "./situations/coverage/not-reached.ts";
import { linesOf } from "./situations/coverage/report.ts";

/**
 * `npm run situations -- --coverage`: opens every situation and prints the branches of the views (`src/**\/*.tsx`) that
 * none covers. Fails below 95 % branch coverage, if an uncovered branch has no reason in
 * `model-tests/situations/coverage/not-reached.ts`, or if a reason matches no uncovered branch.
 */
const root = join(import.meta.dirname, "..");
const { values } = ownOptions({ coverage: { type: "boolean" } });
exitWithMessage(() => {
  if (!values.coverage) throw new Error("Say what of the situations: npm run situations -- --coverage.");
});
const site = await exitWithMessage(() => buildMeasured(root));
const { scripts, unreached } = await exitWithMessage(() => measure(site, EVERY_SCREEN));
const branches = await branchesOf(root, site, scripts);
const verdict = judge(branches, NOT_REACHED, SOMETIMES_REACHED);
process.stdout.write(`${linesOf(branches, verdict, unreached).join("\n")}\n`);
process.exitCode = isGood(verdict) && unreached.length === 0 ? 0 : 1;
