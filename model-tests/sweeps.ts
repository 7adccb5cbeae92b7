import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exitWithMessage } from "#tools/exit-with-message.ts";
import { ownOptions } from "#tools/own-options.ts";
import { isSweep, TESTS } from "#tools/test/chosen.ts";
import { printTally, sumTallies, type Tally } from "#tools/test/tally.ts";
import { runVitest } from "#tools/test/vitest.ts";
import { buildIfStale } from "./browser/build-if-stale.ts";
import { shardOf } from "./options.ts";

/**
 * `npm run sweeps [-- --shard 1/4 --slowed]`: runs in full what `npm test` samples: every journey and screen in every
 * language; every screen at every width and text size in every language; `paths:run` with each option; the
 * attacks on both databases; the sandboxes of compose.yaml; the hand-over bundle with every exchange of the pact; and the
 * long commands of the contract guide. Then runs the browser tests of `npm test` with each page's processor slowed four
 * times, to find tests that depend on the speed of the machine; `--slowed` runs only these.
 */
const root = join(import.meta.dirname, "..");
/** Timeout for the slowed tests, in milliseconds. */
const SLOW = 90 * 60_000;
/** How a test outside the folders that are run whole asks whether it runs in the sweeps. */
const MORE = /env\.SWEEPS|extent\.ts"/;

const { shard, slowed } = ownOptions({
  shard: { type: "string" },
  slowed: { type: "boolean", default: false },
}).values;
if (shard !== undefined) exitWithMessage(() => shardOf(shard));
const part = { ...(shard && { shard }) };
await exitWithMessage(() => buildIfStale(root));
printTally(sumTallies(...(slowed ? [] : [await whole()]), await slowly()));

function whole(): Promise<Tally> {
  return runVitest(["browser", "unit", "sandbox", "contracts"], root, {
    ...part,
    files: swept(),
    environment: { SWEEPS: "whole" },
  });
}

/** Every journey and attack, and the other test files that do more here than in `npm test`. */
function swept(): string[] {
  const doMore = globSync(TESTS, { cwd: root }).filter(
    (file) => isSweep(file) || MORE.test(readFileSync(join(root, file), "utf8")),
  );
  return ["model-tests/journeys", "sandbox/attacks", ...doMore];
}

/** Runs the browser tests of `npm test` on pages that are four times slower. */
function slowly(): Promise<Tally> {
  return runVitest(["browser", "engines"], root, {
    ...part,
    environment: { SLOWED: "4" },
    signal: AbortSignal.timeout(SLOW),
  });
}
