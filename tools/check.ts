import { join } from "node:path";
import { CHECKS } from "./check/all.ts";
import { runChecks } from "./check/run-checks.ts";
import { ownOptions } from "./own-options.ts";

/** `npm run check` */
ownOptions({});
const root = join(import.meta.dirname, "..");
const { passed, failed } = await runChecks(CHECKS, root, console.log);
console.log(`${passed} checks passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
