import { existsSync } from "node:fs";
import { join } from "node:path";
import { isBuilt } from "#tools/build/freshness.ts";
import { command } from "#tools/check/command.ts";

/**
 * Builds the console if `dist/` is missing or older than its sources.
 * @throws Error with the build's output if it fails.
 */
export async function buildIfStale(root: string): Promise<void> {
  if (isBuilt(root)) return;
  const why = existsSync(join(root, "dist")) ? "The console in dist/ is older than its sources" : "There is no dist/";
  process.stdout.write(`${why}, so it is built first …\n`);
  const [problem] = await command("node", [join(root, "tools/build.ts")], root);
  if (problem !== undefined) throw new Error(`The console cannot be built:\n${problem}`);
}
