import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, count, eachOf, exactly } from "#contracts/pact/matchers.ts";
import { contractedCurrency, EXAMPLE_CURRENCY } from "./contracted-currency.ts";
import { listCurrencies } from "./list-currencies.call.ts";

const exchange = consumerPact(import.meta.url);
const given = [{ state: "a signed-in merchant" }] as const;

test("a page of the currency list has the total (2.30, 3.10), proposed", async () => {
  const body = { page: 1, pageSize: 20 };
  const answer = await exchange(
    {
      description: "the first page of the currency list",
      clauses: ["2.30", "3.10", "7.16"],
      proposed: true,
      given,
      request: { of: listCurrencies, body, signedIn: true },
      answer: accepted({ items: eachOf(contractedCurrency()), total: count(1) }),
    },
    (send) => listCurrencies(send, body),
  );
  expect(answer).toEqual({
    accepted: true,
    value: { items: [EXAMPLE_CURRENCY], unreadable: [], totalIsExact: true, total: 1 },
  });
});

test("a search that matches no currency is an empty page, not a refusal (2.30), proposed", async () => {
  const body = {
    page: 1,
    pageSize: 20,
    sort: "-name",
    name: "no-such-currency",
    network: "TRON",
    type: "token",
  } as const;
  const answer = await exchange(
    {
      description: "a search for currencies that matches nothing",
      clauses: ["2.30", "7.16"],
      proposed: true,
      given,
      request: { of: listCurrencies, body, signedIn: true },
      answer: accepted({ items: [], total: exactly(0) }),
    },
    (send) => listCurrencies(send, body),
  );
  expect(answer).toEqual({ accepted: true, value: { items: [], unreadable: [], totalIsExact: true, total: 0 } });
});
