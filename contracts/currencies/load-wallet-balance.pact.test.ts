import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, decimal } from "#contracts/pact/matchers.ts";
import { loadWalletBalance } from "./load-wallet-balance.call.ts";

const exchange = consumerPact(import.meta.url);

test("the balance of the merchant's address is an exact amount (2.31), proposed", async () => {
  const answer = await exchange(
    {
      description: "what the merchant's payment address on TRON holds",
      clauses: ["2.31", "7.16"],
      proposed: true,
      given: [{ state: "a signed-in merchant" }],
      request: { of: loadWalletBalance, body: { network: "TRON" }, signedIn: true },
      answer: accepted({ balance: decimal("1204.55") }),
    },
    (send) => loadWalletBalance(send, { network: "TRON" }),
  );
  expect(answer).toEqual({ accepted: true, value: { balance: "1204.55" } });
});
