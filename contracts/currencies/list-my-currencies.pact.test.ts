import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted } from "#contracts/pact/matchers.ts";
import { contractedMyCurrencies, EXAMPLE_CURRENCY } from "./contracted-currency.ts";
import { listMyCurrencies } from "./list-my-currencies.call.ts";

const exchange = consumerPact(import.meta.url);

test("the merchant's currencies have the package's limit (2.31, 3.6), proposed", async () => {
  const answer = await exchange(
    {
      description: "the merchant's currencies",
      clauses: ["2.31", "3.6", "3.10", "7.16"],
      proposed: true,
      given: [{ state: "a signed-in merchant" }],
      request: { of: listMyCurrencies, body: {}, signedIn: true },
      answer: accepted(contractedMyCurrencies(false)),
    },
    (send) => listMyCurrencies(send),
  );
  expect(answer).toEqual({
    accepted: true,
    value: { items: [{ ...EXAMPLE_CURRENCY, enabled: false }], unreadable: [], totalIsExact: true, total: 1, limit: 6 },
  });
});
