import { join } from "node:path";
import { clauseNumbers } from "./clause-numbers.ts";
import { command } from "./command.ts";
import { glossary } from "./glossary.ts";
import { lint } from "./lint.ts";
import { locales } from "./locales.ts";
import { plainWords } from "./plain-words.ts";
import { recurringTexts } from "./recurring-texts.ts";
import { requirements } from "./requirements.ts";
import type { Check } from "./run-checks.ts";

/** Each directory is type-checked separately, with only the types of the directories that it may import. */
const types: Check = { name: "types", mend: "by hand", run: (root) => command("tsc", ["-b"], root) };

/** Finds unused files, exports and dependencies, and dependencies that are missing in package.json. */
const unused: Check = {
  name: "unused code",
  mend: "`npm run fix -- --unused` removes exports and dependencies that nothing uses; files by hand",
  run: (root) =>
    command("knip", ["--no-progress", "--no-config-hints", "--cache", "--cache-location", ".cache/knip"], root),
};

/** Every call of the contract has exchanges, an answer in the sandbox, and a machine that makes it. */
const calls: Check = {
  name: "calls",
  mend: "write the file that each line names",
  run: (root) => command("node", [join(root, "contracts/write.ts"), "--check"], root),
};

/** All checks of `npm run check`, slow ones first, so that the slow ones run in parallel. */
export const CHECKS: readonly Check[] = [
  types,
  lint,
  unused,
  calls,
  locales,
  recurringTexts,
  glossary,
  clauseNumbers,
  requirements,
  plainWords,
];
