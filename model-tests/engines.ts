import { join } from "node:path";
import { missingEngines } from "#tools/engines.ts";
import { exitWithMessage } from "#tools/exit-with-message.ts";
import { ownOptions } from "#tools/own-options.ts";
import { printTally } from "#tools/test/tally.ts";
import { runVitest } from "#tools/test/vitest.ts";
import { buildIfStale } from "./browser/build-if-stale.ts";

/** `npm run engines`: runs the end-to-end tests in each installed browser engine: Chromium, Firefox and WebKit. */
const root = join(import.meta.dirname, "..");
ownOptions({});
await exitWithMessage(() => buildIfStale(root));
const tally = await runVitest(["engines"], root);
for (const line of missingEngines()) process.stdout.write(`${line}\n`);
printTally(tally);
