import { join } from "node:path";
import { CHECKS } from "./check/all.ts";
import { command } from "./check/command.ts";
import { writeRequirements } from "./check/requirements.ts";
import { runChecks } from "./check/run-checks.ts";

/** `npm run check`; with `-- --write` it first mends what can be mended: format, safe lint fixes and the requirements. */
const root = join(import.meta.dirname, "..");
if (process.argv.includes("--write")) {
  await command("biome", ["check", "--write"], root);
  writeRequirements(root);
}
const { passed, failed } = await runChecks(CHECKS, root, console.log);
console.log(`${passed} checks passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
