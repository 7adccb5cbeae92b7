import { join } from "node:path";
import { isBuilt } from "#tools/build/freshness.ts";
import { command } from "#tools/check/command.ts";

/**
 * Builds the console anew where `dist/` is not what its sources make now: a stale build shows what somebody changed long ago.
 * @throws Error with what the build says, where it breaks.
 */
export async function freshBuild(root: string): Promise<void> {
  if (isBuilt(root)) return;
  process.stdout.write("The console in dist/ is not what its sources make now, so it is built first …\n");
  const [problem] = await command("node", [join(root, "tools/build.ts")], root);
  if (problem !== undefined) throw new Error(`The console cannot be built:\n${problem}`);
}
