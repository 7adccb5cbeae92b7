import { join } from "node:path";
import { parseArgs } from "node:util";
import { exitWithMessage } from "#tools/exit-with-message.ts";
import { printTally } from "#tools/test/print-tally.ts";
import { sumTallies, type Tally } from "#tools/test/tally.ts";
import { runVitest } from "#tools/test/vitest.ts";
import { buildIfStale } from "./browser/build-if-stale.ts";
import { shardOf } from "./options.ts";

/**
 * `npm run sweeps [-- --shard 1/4 --slowed]`: what `npm test` does in part, whole: every journey and every screen in every language, every list at
 * every width and text size in every language, every call through every family of faults, every shape of
 * an honest service by itself, every screen as common serializers write its answers, the stand-in for an identity provider, `paths:run` with each of its options, the commands of paths on seeded defects,
 * the attacks on both databases, the sandboxes of compose.yaml, the hand-over bundle with every exchange of the pact, the
 * long commands of the guide to the contract, of which `npm test` sees only that they read their options, and, alone with
 * the machine, whether the bars of `npm run bench` are missed by what is slow. At last, or alone with `--slowed`, what
 * `npm test` does in browsers, with the processor of every page slowed four times: nothing may hang on the machine's speed.
 */
const root = join(import.meta.dirname, "..");
/** How long the slowed tests may take, in milliseconds. */
const SLOW = 90 * 60_000;
const FILES = [
  "model-tests/journeys",
  "model-tests/account",
  "model-tests/paths-printed.sweep.test.ts",
  "model-tests/paths-run.browser.test.ts",
  "model-tests/paths-run-whole.sweep.browser.test.ts",
  "model-tests/seeded-defects.sweep.browser.test.ts",
  "model-tests/stand-in/any-honest-service.browser.test.ts",
  "model-tests/stand-in/any-serializer.sweep.browser.test.ts",
  "sandbox/attacks",
  "sandbox/compose.test.ts",
  "contracts/hand-over/bundle.pact.test.ts",
  "contracts/hand-over/guide.pact.test.ts",
  "sandbox/storage/durability.sweep.test.ts",
  "sandbox/storage/list-cost.sweep.test.ts",
];

const options = { shard: { type: "string" }, slowed: { type: "boolean", default: false } } as const;
const { shard, slowed } = exitWithMessage(() => parseArgs({ options })).values;
if (shard !== undefined) exitWithMessage(() => shardOf(shard));
const part = { ...(shard && { shard }) };
await exitWithMessage(() => buildIfStale(root));
printTally(sumTallies(...(slowed ? [] : await whole()), await slowly()));

async function whole(): Promise<Tally[]> {
  const environment = { SWEEPS: "whole" };
  const swept = await runVitest(["browser", "unit", "sandbox", "contracts"], root, {
    ...part,
    files: FILES,
    environment,
  });
  // So few files are no matter of several machines: the first one has them all.
  const isFirst = shard === undefined || shard.startsWith("1/");
  if (!isFirst) return [swept];
  const alone = { files: ["tools/figures"], words: ["--maxWorkers=1"], environment };
  return [swept, await runVitest(["browser"], root, alone)];
}

/** What `npm test` does in browsers, on pages that run four times slower. */
function slowly(): Promise<Tally> {
  return runVitest(["browser", "engines"], root, {
    ...part,
    environment: { SLOWED: "4" },
    signal: AbortSignal.timeout(SLOW),
  });
}
