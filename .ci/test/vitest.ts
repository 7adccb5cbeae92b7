import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTally, type Tally } from "./tally.ts";

const VITEST = "node_modules/vitest/vitest.mjs";

/** Runs some of the Vitest projects to their end, or only some of their files, showing their progress. */
export async function runVitest(
  projects: readonly string[],
  root: string,
  files: readonly string[] = [],
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), "tally-"));
  const file = join(folder, "tally.json");
  const words = ["run", "--reporter=default", "--reporter=./.ci/test/reporter.ts", "--allowOnly=false"];
  const child = spawn(process.execPath, [VITEST, ...words, ...files, ...projects.map((name) => `--project=${name}`)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TALLY_FILE: file },
  });
  const leave = () => {
    child.kill("SIGTERM");
    process.exit(1);
  };
  process.once("SIGTERM", leave);
  const [code] = await once(child, "exit");
  process.off("SIGTERM", leave);
  const tally = readTally(file, code, `vitest (${projects.join(", ")})`);
  rmSync(folder, { recursive: true, force: true });
  return tally;
}
