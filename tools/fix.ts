import { join } from "node:path";
import { command } from "./check/command.ts";
import { writeRequirements } from "./check/requirements.ts";
import { writeImportsByDirectory } from "./fix/imports.ts";

/**
 * `npm run fix`: formats, and mends whatever a tool can mend; what is left is for a person, and is printed. With
 * `-- --unused` it first removes the exports and dependencies that nothing uses.
 */
const root = join(import.meta.dirname, "..");
if (process.argv.includes("--unused")) await command("knip", ["--fix", "--no-progress", "--no-config-hints"], root);
writeImportsByDirectory(root);
const problems = await command("biome", ["check", "--write", "--diagnostic-level=warn", "--colors=off"], root);
writeRequirements(root);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
