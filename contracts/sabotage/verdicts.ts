import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { jsonAnswer } from "./answer.ts";
import type { BrokenAnswer } from "./broken-answers.ts";
import { readByConsole, refusedByPact } from "./judges.ts";
import { startReplay } from "./replay.ts";

/** The result for one broken answer. */
export type Verdict = BrokenAnswer & {
  /** Pact's verifier refuses the answer. */
  caught: boolean;
  /** The console reads something else than from the right answer. */
  noticed: boolean;
};

/** Has every broken answer read by Pact's verifier and by the console's client. */
export async function judge(ways: readonly BrokenAnswer[]): Promise<Verdict[]> {
  const exchanges = [...new Set(ways.map(({ exchange }) => exchange))];
  const right = exchanges.map(({ response }) => jsonAnswer(response.body.content));
  const replay = await startReplay([...ways.map(({ answer }) => answer), ...right]);
  try {
    const caught = await refusedByPact([...ways.map(({ exchange }) => exchange), ...exchanges], replay.url);
    const wrongly = exchanges.filter((_, index) => caught[ways.length + index]);
    if (wrongly.length > 0)
      throw new Error(`The pact refuses a right answer: ${wrongly.map(({ description }) => description)}`);
    const usual = new Map<WrittenInteraction, string>();
    for (const [index, exchange] of exchanges.entries()) {
      usual.set(exchange, await readByConsole(exchange, replay.url, ways.length + index));
    }
    const verdicts: Verdict[] = [];
    for (const [number, way] of ways.entries()) {
      const read = await readByConsole(way.exchange, replay.url, number);
      verdicts.push({ ...way, caught: caught[number] ?? false, noticed: read !== usual.get(way.exchange) });
    }
    return verdicts;
  } finally {
    replay.stop();
  }
}
