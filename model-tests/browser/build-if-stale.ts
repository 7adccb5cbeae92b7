import { join } from "node:path";
import { isBuilt } from "#tools/build/freshness.ts";
import { command } from "#tools/check/command.ts";

/**
 * Builds the console when `dist/` is older than its sources: a stale build would test old code.
 * @throws Error with what the build says, where it breaks.
 */
export async function buildIfStale(root: string): Promise<void> {
  if (isBuilt(root)) return;
  process.stdout.write("The console in dist/ is not what its sources make now, so it is built first …\n");
  const [problem] = await command("node", [join(root, "tools/build.ts")], root);
  if (problem !== undefined) throw new Error(`The console cannot be built:\n${problem}`);
}
