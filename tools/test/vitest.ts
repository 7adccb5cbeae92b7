import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTally, type Tally } from "./tally.ts";

/** The timeout of a run, in milliseconds. The longest run takes much less, so a run that reaches it hangs. */
const RUN_TIMEOUT = 30 * 60_000;
/** How long a stopped run may take to write its tally, in milliseconds. */
const KILL_AFTER = 60_000;

/** Browser tests fail by a timeout, so after this many failures the rest is not run. Other projects run to the end. */
const MAX_BROWSER_FAILURES = 10;
/** The Vitest projects that need the built console. */
export const IN_BROWSERS: readonly string[] = ["browser", "engines"];

const VITEST = "node_modules/vitest/vitest.mjs";

export type RunOptions = {
  /** Test files; by default all files of the projects. */
  files?: readonly string[];
  /** Only tests with these words in their title; the others count as neither run nor skipped. */
  name?: string | null;
  /** A share of the files for Vitest's `--shard`, such as 1/4. */
  shard?: string;
  /** Further options for Vitest, such as another reporter. */
  words?: readonly string[];
  /** Environment variables for the tests, in addition to this process's. */
  environment?: Readonly<Record<string, string>>;
  /** Stops the run; tests that are running then have failed. */
  signal?: AbortSignal;
  silent?: boolean;
};

/** Runs some Vitest projects, or only some of their files, and shows the progress. */
export async function runVitest(
  projects: readonly string[],
  root: string,
  {
    files = [],
    name = null,
    shard,
    words: options = [],
    environment = {},
    signal = AbortSignal.timeout(RUN_TIMEOUT),
    silent = false,
  }: RunOptions = {},
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), "tally-"));
  const file = join(folder, "tally.json");
  const words = ["run", "--reporter=default", "--reporter=./tools/test/reporter.ts", "--allowOnly=false", ...options];
  if (projects.some((project) => IN_BROWSERS.includes(project))) words.push(`--bail=${MAX_BROWSER_FAILURES}`);
  if (name !== null) words.push(`--testNamePattern=${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")}`);
  if (shard !== undefined) words.push(`--shard=${shard}`);
  const child = spawn(process.execPath, [VITEST, ...words, ...files, ...projects.map((one) => `--project=${one}`)], {
    cwd: root,
    stdio: silent ? "ignore" : "inherit",
    env: { ...process.env, ...environment, TALLY_FILE: file },
  });
  const killAndExit = () => {
    child.kill("SIGTERM");
    process.exit(1);
  };
  process.once("SIGTERM", killAndExit);
  const run = `vitest (${projects.join(", ")})`;
  const stopRun = () => {
    console.error(`\n${run} has not ended in time, and is ended`);
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), KILL_AFTER).unref();
  };
  signal.addEventListener("abort", stopRun);
  const [code] = await once(child, "exit");
  signal.removeEventListener("abort", stopRun);
  process.off("SIGTERM", killAndExit);
  const tally = readTally(file, code, run);
  rmSync(folder, { recursive: true, force: true });
  return name === null ? tally : withoutOthers(tally, name);
}

/** Removes the tests that Vitest skipped because of their title. */
function withoutOthers({ passed, failed, skipped, ...statements }: Tally, name: string): Tally {
  const unknown = passed + failed.length === 0 ? [`no test has "${name}" in its title`] : [];
  return {
    ...statements,
    passed,
    failed: [...failed, ...unknown],
    skipped: skipped.filter(({ reason }) => reason !== null),
  };
}
