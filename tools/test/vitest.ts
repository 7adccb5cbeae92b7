import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTally, type Tally } from "./tally.ts";

/** How long a run may take, in milliseconds: well over what the longest takes, so that something in it waits for ever. */
const LIMIT = 30 * 60_000;
/** How long it may take to write down what it was at. */
const LAST_WORDS = 60_000;

/**
 * In what browsers do, each failure has waited for something that never came: after so many the others are not run.
 * Walks of all machines are, since a report of some would say little.
 */
const MOST_FAILURES = 10;
const IN_BROWSERS: readonly string[] = ["browser", "engines"];

const VITEST = "node_modules/vitest/vitest.mjs";

export type RunOptions = {
  /** Which test files; all of the projects unless told. */
  files?: readonly string[];
  /** Only tests whose title has these words; the others of the files count as neither run nor skipped. */
  name?: string | null;
  /** Which part of the files, such as 1/4, as Vitest divides them. */
  shard?: string;
  /** What else Vitest is told, such as another reporter. */
  words?: readonly string[];
  /** What the tests find in their environment beside this process's own. */
  environment?: Readonly<Record<string, string>>;
  /** Ends the run: what is under way then has failed. */
  signal?: AbortSignal;
  silent?: boolean;
};

/** Runs some of the Vitest projects to their end, or only some of their files, showing their progress. */
export async function runVitest(
  projects: readonly string[],
  root: string,
  {
    files = [],
    name = null,
    shard,
    words: others = [],
    environment = {},
    signal = AbortSignal.timeout(LIMIT),
    silent = false,
  }: RunOptions = {},
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), "tally-"));
  const file = join(folder, "tally.json");
  const words = ["run", "--reporter=default", "--reporter=./tools/test/reporter.ts", "--allowOnly=false", ...others];
  if (projects.some((project) => IN_BROWSERS.includes(project))) words.push(`--bail=${MOST_FAILURES}`);
  if (name !== null) words.push(`--testNamePattern=${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")}`);
  if (shard !== undefined) words.push(`--shard=${shard}`);
  const child = spawn(process.execPath, [VITEST, ...words, ...files, ...projects.map((one) => `--project=${one}`)], {
    cwd: root,
    stdio: silent ? "ignore" : "inherit",
    env: { ...process.env, ...environment, TALLY_FILE: file },
  });
  const leave = () => {
    child.kill("SIGTERM");
    process.exit(1);
  };
  process.once("SIGTERM", leave);
  const run = `vitest (${projects.join(", ")})`;
  const end = () => {
    console.error(`\n${run} has not ended in time, and is ended`);
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), LAST_WORDS).unref();
  };
  signal.addEventListener("abort", end);
  const [code] = await once(child, "exit");
  signal.removeEventListener("abort", end);
  process.off("SIGTERM", leave);
  const tally = readTally(file, code, run);
  rmSync(folder, { recursive: true, force: true });
  return name === null ? tally : ofThose(tally, name);
}

/** Vitest skips, without a reason, every test whose title lacks the words. */
function ofThose({ passed, failed, skipped, ...statements }: Tally, name: string): Tally {
  const unknown = passed + failed.length === 0 ? [`no test has "${name}" in its title`] : [];
  return {
    ...statements,
    passed,
    failed: [...failed, ...unknown],
    skipped: skipped.filter(({ reason }) => reason !== null),
  };
}
