import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, refused } from "#contracts/pact/matchers.ts";
import { contractedMyCurrencies, EXAMPLE_CURRENCY } from "./contracted-currency.ts";
import { switchCurrency } from "./switch-currency.call.ts";

const exchange = consumerPact(import.meta.url);
const id = "usdt-trc20";

test("switching a currency on answers all of the merchant's currencies (2.31), proposed", async () => {
  const answer = await exchange(
    {
      description: "a currency switched on",
      clauses: ["2.31", "3.6", "7.16"],
      proposed: true,
      given: [{ state: "a currency to switch on" }],
      request: { of: switchCurrency, body: { id: chosen("currencyId", id), enabled: true }, signedIn: true },
      answer: accepted(contractedMyCurrencies(true)),
    },
    (send) => switchCurrency(send, { id, enabled: true }),
  );
  expect(answer).toEqual({
    accepted: true,
    value: { items: [{ ...EXAMPLE_CURRENCY, enabled: true }], unreadable: [], totalIsExact: true, total: 1, limit: 6 },
  });
});

test("a currency beyond the package's limit is refused (2.31, 3.6), proposed", async () => {
  const answer = await exchange(
    {
      description: "a currency switched on beyond what the package allows",
      clauses: ["2.31", "3.6", "7.16", "8.2"],
      proposed: true,
      outcome: "currencyLimitReached",
      given: [{ state: "no room for another currency" }],
      request: { of: switchCurrency, body: { id: chosen("currencyId", id), enabled: true }, signedIn: true },
      answer: refused(),
    },
    (send) => switchCurrency(send, { id, enabled: true }),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
