import { join } from "node:path";
import { parseArgs } from "node:util";
import { sayPlainly } from "#tools/say-plainly.ts";
import { sayTally } from "#tools/test/say-tally.ts";
import { NOTHING, together } from "#tools/test/tally.ts";
import { runVitest } from "#tools/test/vitest.ts";
import { freshBuild } from "./browser/fresh-build.ts";
import { shardOf } from "./options.ts";

/**
 * `npm run sweeps [-- --shard 1/4]`: what `npm test` does in part, whole: every journey and every screen in every language, every list at
 * every width and text size in every language, every call through every family of faults, every shape of
 * an honest service by itself, every screen as common serializers write its answers, the stand-in for an identity provider, `paths:run` with each of its options, the commands of paths on seeded defects,
 * the attacks on both databases, the sandboxes of compose.yaml, the hand-over bundle with every exchange of the pact, the
 * long commands of the guide to the contract, of which `npm test` sees only that they read their options, and, alone with
 * the machine, whether the bars of `npm run bench` are missed by what is slow.
 */
const root = join(import.meta.dirname, "..");
const FILES = [
  "model-tests/journeys",
  "model-tests/account",
  "model-tests/paths-run-whole.sweep.browser.test.ts",
  "model-tests/seeded-defects.sweep.browser.test.ts",
  "model-tests/stand-in/any-honest-service.browser.test.ts",
  "model-tests/stand-in/any-serializer.sweep.browser.test.ts",
  "sandbox/attacks",
  "sandbox/compose.test.ts",
  "contracts/hand-over/bundle.pact.test.ts",
  "contracts/hand-over/guide.pact.test.ts",
  "sandbox/storage/durability.test.ts",
  "sandbox/storage/list-cost.test.ts",
];

const { shard } = sayPlainly(() => parseArgs({ options: { shard: { type: "string" } } })).values;
if (shard !== undefined) sayPlainly(() => shardOf(shard));
await sayPlainly(() => freshBuild(root));
process.env.SWEEPS = "whole";
const chosen = { files: FILES, ...(shard && { shard }) };
const swept = await runVitest(["browser", "sandbox", "contracts"], root, chosen);
// So few files are no matter of several machines: the first one has them all.
const isFirst = shard === undefined || shard.startsWith("1/");
const measured = isFirst
  ? await runVitest(["browser"], root, { files: ["tools/figures"], words: ["--maxWorkers=1"] })
  : NOTHING;
sayTally(together(swept, measured));
