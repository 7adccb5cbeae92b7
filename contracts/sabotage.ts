import { writeFileSync } from "node:fs";
import { readInteractions } from "./pact/written-pact.ts";
import { brokenAnswers } from "./sabotage/broken-answers.ts";
import { MISSING_RULES } from "./sabotage/missing-rules.ts";
import { recordSandbox } from "./sabotage/recording.ts";
import { startRelay } from "./sabotage/relay.ts";
import { describeScore, isSharp, scoreOf } from "./sabotage/score.ts";
import { judge } from "./sabotage/verdicts.ts";
import { unprovenRefusals, verifyWithoutRules } from "./sabotage/verify-missing-rules.ts";
import { exitWithMessage, orExitWithMessage, ownOptions } from "./verification/parse-options.ts";
import { startSandbox } from "./verification/sandbox-process.ts";

/**
 * `npm run contracts:sabotage [-- --shard 1/4]`: records the sandbox's answers, breaks them one fault at a time, and
 * checks whether Pact's verifier and the console's client notice; and disables the sandbox's rules one by one. A
 * complete run writes docs/contracts-sabotage.md.
 */
const { shard = "1/1" } = ownOptions({ shard: { type: "string" } });
const [part = 0, parts = 0] = /^\d+\/\d+$/.test(shard) ? shard.split("/").map(Number) : [];
if (!(part >= 1 && part <= parts)) exitWithMessage(`--shard takes a part such as 1/4, and "${shard}" is none.`);

const ofShard = <One>(all: readonly One[]) => all.filter((_, index) => index % parts === part - 1);

const interactions = readInteractions();
const sandbox = await orExitWithMessage(startSandbox());
const relay = await startRelay(sandbox);
const { recorded, misbehaviours } = await tryOut().finally(() => {
  relay.stop();
  return sandbox.stop();
});
const ways = interactions.flatMap((exchange) => brokenAnswers(exchange, recorded.get(exchange.description)));
const score = scoreOf(
  await judge(ofShard(ways), recorded),
  misbehaviours,
  // One shard cannot tell which refusals no rule covers.
  parts === 1 ? unprovenRefusals(misbehaviours, interactions) : [],
);
const table = describeScore(score);
process.stdout.write(table);
if (parts === 1) {
  const head = `# How sharp the contract is

Written by \`npm run contracts:sabotage\`: it records what the sandbox answers to each exchange, breaks the answers one way at a time, and
has each judged twice. Pact's own verifier says whether a service that answers so would be caught; the console's client says whether
it reads something else. Where only the pact minds, the console is more tolerant than what is agreed
([what it accepts](contracts-agreed.md#what-the-console-accepts)). It also takes the sandbox's rules away one by one (any code is taken,
a sign-out ends nothing), while each answer looks right by itself, and has the pact verified.

`;
  writeFileSync(new URL("../docs/contracts-sabotage.md", import.meta.url), head + table);
}
process.exitCode = isSharp(score) ? 0 : 1;

async function tryOut() {
  const recorded = await orExitWithMessage(recordSandbox(relay));
  return { recorded, misbehaviours: await verifyWithoutRules(relay, ofShard(MISSING_RULES), interactions) };
}
