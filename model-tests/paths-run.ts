import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { exitWithMessage } from "#tools/exit-with-message.ts";
import { ownOptions } from "#tools/own-options.ts";
import { allPassed } from "#tools/test/tally.ts";
import { runVitest } from "#tools/test/vitest.ts";
import { buildIfStale } from "./browser/build-if-stale.ts";
import { requireWindow } from "./browser/chromium.ts";
import {
  CRITERIA,
  chosenPaths,
  everyWalkPaths,
  planInEnvironment,
  quoted,
  type RunPlan,
  type SessionRecord,
  TOURS,
} from "./engine/index.ts";
import { address, chosenModels, oneOf, shardOf, wholeNumber } from "./options.ts";
import { sessionOf } from "./product/recording.ts";
import { PRODUCT } from "./product.ts";
import { BROWSERS, requireBrowser } from "./walk/browsers.ts";
import { reportWalks } from "./walk/report-walks.ts";
import { fileOfWalk, walkOf } from "./walk/walk-files.ts";
import { writeTests } from "./written/write-tests.ts";

/**
 * `npm run paths:run`: walks the generated paths of the machines in a real browser, with the service mocked at the
 * network, and adds the results to the report. Builds the console first if its sources have changed. Its options are in
 * docs/model-tests.md.
 */
const root = join(import.meta.dirname, "..");
/** Target duration of all tours of all machines, in seconds. */
const LIMIT = 360;
/** Folder for the Vitest blobs of the shards. */
const BLOBS = join(PRODUCT.report, "shards");

const { values } = ownOptions({
  machine: { type: "string", multiple: true, default: [] },
  criterion: { type: "string", default: TOURS.criterion },
  path: { type: "string" },
  steps: { type: "string" },
  through: { type: "string" },
  variant: { type: "string" },
  session: { type: "string" },
  walks: { type: "string", default: "5" },
  seed: { type: "string", default: String(Date.now() % 1_000_000) },
  shard: { type: "string" },
  merge: { type: "boolean", default: false },
  browser: { type: "string", default: "chromium" },
  headed: { type: "boolean", default: false },
  slow: { type: "string", default: "0" },
  url: { type: "string" },
  write: { type: "string" },
});
const { plan, isOne, machines, files, words } = exitWithMessage(read);
if (values.write !== undefined) {
  await write(values.write);
  process.exit();
}
// Checks that the paths exist before building anything.
if (isOne) await exitWithMessage(() => Promise.all(machines.map(chosenOf)));
exitWithMessage(() => requireBrowser(plan.browser));
if (values.headed && plan.browser === "chromium") exitWithMessage(requireWindow);
if (plan.url === null && !values.merge) await exitWithMessage(() => buildIfStale(root));
rmSync(join(PRODUCT.report, "failures"), { recursive: true, force: true });

const begun = performance.now();
const folder = mkdtempSync(join(tmpdir(), "walks-"));
const walks = join(folder, "walks.json");
const tally = await runVitest(["walks"], root, {
  files,
  words: ["--reporter=./model-tests/walk/reporter.ts", ...words],
  environment: { ...planInEnvironment(plan), WALKS_FILE: walks },
  ...(values.shard !== undefined && { shard: values.shard }),
});
const seconds = Math.round((performance.now() - begun) / 1000);
process.stdout.write(`Duration: ${seconds} s; the limit for all tours is ${LIMIT} s on two cores.\n`);
await reportWalks(walks);
rmSync(folder, { recursive: true });
for (const title of tally.failed) process.stdout.write(`failed   ${title}\n`);
process.exitCode = allPassed(tally) ? 0 : 1;

/** Writes the chosen paths of each machine as tests and prints how to run them. */
async function write(folder: string): Promise<void> {
  for (const machine of machines) {
    const { walk, paths } = await exitWithMessage(() => chosenOf(machine));
    const file = await exitWithMessage(() => writeTests(walk, paths, folder));
    process.stdout.write(`✓ ${join(folder, file)}: ${paths.length} of ${machine}\n`);
  }
  const install = "npm install && npx playwright install chromium";
  process.stdout.write(
    `To run them: cd ${quoted(folder)} && ${install} && CONSOLE_URL=https://… npx playwright test\n`,
  );
}

/** @throws Error if there is no such path. */
async function chosenOf(machine: string) {
  const walk = await walkOf(machine);
  return { walk, paths: chosenPaths(everyWalkPaths(walk, plan), plan) };
}

function read() {
  const session = values.session === undefined ? null : resolve(values.session);
  const named = session === null ? values.machine : machinesWalkedIn(sessionOf(session));
  const machines = chosenModels(named).map(({ machine }) => machine.id);
  const isOne = [values.path, values.steps, values.through, values.variant].some((word) => word !== undefined);
  if (isOne && values.machine.length !== 1)
    throw new Error("--path, --steps, --through and --variant need exactly one --machine.");
  const shard = values.shard === undefined ? null : shardOf(values.shard);
  const plan: RunPlan = {
    criterion: oneOf(CRITERIA, values.criterion, "criterion"),
    walks: wholeNumber(values.walks, "--walks", 1),
    seed: wholeNumber(values.seed, "--seed"),
    path: values.path === undefined ? null : wholeNumber(values.path, "--path"),
    steps: values.steps?.split(" > ") ?? null,
    through: values.through ?? null,
    variant: values.variant ?? null,
    session,
    url: values.url === undefined ? null : address(values.url, "--url"),
    browser: oneOf(BROWSERS, values.browser, "browser"),
    isHeaded: values.headed,
    slow: wholeNumber(values.slow, "--slow"),
  };
  const files = named.length === 0 ? [] : machines.map(fileOfWalk);
  for (const [index, file] of files.entries())
    if (!existsSync(join(root, file))) throw new Error(`${machines[index]} has no walk.`);
  const blob = shard
    ? ["--reporter=blob", `--outputFile.blob=${join(BLOBS, `${shard.index}-of-${shard.count}.json`)}`]
    : [];
  if (values.merge && shard !== null)
    throw new Error("--merge and --shard cannot be combined: walk the shards first, then merge.");
  if (values.merge && !existsSync(BLOBS))
    throw new Error(`--merge finds no shards in ${relative(process.cwd(), BLOBS)}.`);
  if (values.write !== undefined && files.length === 0) throw new Error("--write needs --machine.");
  return { plan, isOne, machines, files, words: [...blob, ...(values.merge ? [`--merge-reports=${BLOBS}`] : [])] };
}

/** Returns the machines of a recorded session, or those of them that are named. */
function machinesWalkedIn({ events }: SessionRecord): string[] {
  const all = [...new Set(events.map(({ machine }) => machine))];
  const named = values.machine.length === 0 ? all : chosenModels(values.machine).map(({ machine }) => machine.id);
  const absent = named.filter((machine) => !all.includes(machine));
  if (absent.length > 0)
    throw new Error(`The session has no ${absent.join(", ")}; it has ${all.join(", ") || "no machines"}.`);
  if (all.length === 0) throw new Error("The session has no machines.");
  return named;
}
