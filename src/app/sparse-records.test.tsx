import { expect, test } from "vitest";
import { callback } from "#contracts/bills/callback.ts";
import { transfer } from "#contracts/orders/order.ts";
import { AttemptList } from "#src/bills/AttemptList.tsx";
import { spoken, wordsOf } from "#src/dashboard/testing/spoken.tsx";
import { TransferLine } from "#src/orders/pay/TransferLine.tsx";
import { LongText } from "#src/ui/chain/LongText.tsx";
import { TransactionHash } from "#src/ui/chain/TransactionHash.tsx";
import { Fact } from "#src/ui/facts/Fact.tsx";
import { UiContext } from "#src/ui/ui-context.ts";

/* Records of a service that knows little: what it does not know is a dash, and nothing offers to copy or to look it up. */

const SURROUNDINGS = { connection: "online", explorers: { TRON: "https://scan.example/{hash}" } } as const;

test("a hash that is not known is neither copied nor looked up (3.8)", async () => {
  const shown = await spoken(
    "en-US",
    ["chain"],
    <UiContext value={SURROUNDINGS}>
      <TransactionHash hash="" network="TRON" />
      <LongText text="" copyLabel="Copy" />
    </UiContext>,
  );
  expect(wordsOf(shown)).toBe("– –");
  expect(shown).not.toMatch(/<button|href/);
});

test("a fact without a text is a dash", async () => {
  expect(wordsOf(await spoken("en-US", [], <Fact label="Market">{""}</Fact>))).toBe("Market –");
  expect(wordsOf(await spoken("en-US", [], <Fact label="Market">Global</Fact>))).toBe("Market Global");
});

test("each attempt of which nothing is known counts (2.31)", async () => {
  const sparse = callback.parse({ code: "CB1", attempts: [{}, []] });
  const shown = await spoken("en-US", ["bills", "chain", "list"], <AttemptList callback={sparse} />);
  expect(shown.match(/<li>/g)).toHaveLength(2);
  expect(wordsOf(shown)).not.toMatch(/delivered|undefined|null/i);
});

test("a callback that failed is not said to be unsent where the service keeps no attempts (4.6)", async () => {
  const told = async (status: string) =>
    wordsOf(await spoken("en-US", ["bills"], <AttemptList callback={callback.parse({ code: "CB1", status })} />));
  expect(await told("notNotified")).toBe("Attempts It has not been sent yet.");
  expect(await told("failed")).toBe("Attempts –");
});

test("transfers without a hash have names of their own for what is counted (4.4)", async () => {
  const counted = transfer.parse({ amount: "5", confirmations: 3, requiredConfirmations: 19 });
  const lines = [0, 1].map((place) => <TransferLine key={place} transfer={counted} token="USDT" />);
  const shown = await spoken("en-US", ["orders", "chain"], <ul>{lines}</ul>);
  const ids = [...shown.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});
