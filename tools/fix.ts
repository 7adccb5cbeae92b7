import { join } from "node:path";
import { command } from "./check/command.ts";
import { writeRequirements } from "./check/requirements.ts";
import { writeImportsByDirectory } from "./fix/imports.ts";
import { ownOptions } from "./own-options.ts";

/**
 * `npm run fix`: formats the code and fixes what a tool can fix; prints the problems that are left. With `-- --unused`
 * it first removes unused exports and dependencies.
 */
const root = join(import.meta.dirname, "..");
const { values } = ownOptions({ unused: { type: "boolean" } });
if (values.unused) await command("knip", ["--fix", "--no-progress", "--no-config-hints"], root);
writeImportsByDirectory(root);
const problems = await command("biome", ["check", "--write", "--diagnostic-level=warn", "--colors=off"], root);
writeRequirements(root);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
