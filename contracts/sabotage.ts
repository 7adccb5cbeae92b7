import { writeFileSync } from "node:fs";
import { readInteractions } from "./pact/written-pact.ts";
import { brokenAnswers } from "./sabotage/broken-answers.ts";
import { describeScore, isSharp, scoreOf } from "./sabotage/score.ts";
import { judge } from "./sabotage/verdicts.ts";
import { exitWithMessage, ownOptions } from "./verification/parse-options.ts";

/**
 * `npm run contracts:sabotage [-- --shard 1/4]`: breaks the pact's answers one fault at a time, and checks whether
 * Pact's verifier and the console's client notice. A complete run writes docs/contracts-sabotage.md.
 */
const { shard = "1/1" } = ownOptions({ shard: { type: "string" } });
const [part = 0, parts = 0] = /^\d+\/\d+$/.test(shard) ? shard.split("/").map(Number) : [];
if (!(part >= 1 && part <= parts)) exitWithMessage(`--shard takes a part such as 1/4, and "${shard}" is none.`);

const ways = readInteractions().flatMap(brokenAnswers);
const score = scoreOf(await judge(ways.filter((_, index) => index % parts === part - 1)));
const table = describeScore(score);
process.stdout.write(table);
if (parts === 1) {
  const head = `# How sharp the contract is

Written by \`npm run contracts:sabotage\`: it breaks the answer of each exchange of the pact, one way at a time, and has each judged
twice. Pact's own verifier says whether a service that answers so would be caught; the console's client says whether it reads something
else. Where only the pact minds, the console is more tolerant than what is agreed
([what it accepts](contracts-agreed.md#what-the-console-accepts)).

`;
  writeFileSync(new URL("../docs/contracts-sabotage.md", import.meta.url), head + table);
}
process.exitCode = isSharp(score) ? 0 : 1;
