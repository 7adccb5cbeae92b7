import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, count, eachOf, exactly, word } from "#contracts/pact/matchers.ts";
import { contractedSummary } from "./contracted-order.ts";
import { listOrders } from "./list-orders.call.ts";

const exchange = consumerPact(import.meta.url);
const given = [{ state: "a merchant with orders" }] as const;

test("a page of orders has the total (2.26, 3.5), proposed", async () => {
  const body = { page: 1, pageSize: 20, sort: "-createdAt" } as const;
  const answer = await exchange(
    {
      description: "the first page of the merchant's orders",
      clauses: ["2.26", "3.5", "7.16"],
      proposed: true,
      given,
      request: { of: listOrders, body, signedIn: true },
      answer: accepted({ items: eachOf(contractedSummary()), total: count(1) }),
    },
    (send) => listOrders(send, body),
  );
  expect(answer).toEqual({
    accepted: true,
    value: {
      items: [
        {
          code: "MC-20261121-0007",
          packageName: "Growth",
          termMonths: 3,
          amount: "89.70",
          payStatus: "paid",
          payReason: null,
          payType: "digitalCurrency",
          createdAt: "2026-11-21T03:00:00.000Z",
          paidAt: "2026-11-21T03:12:30.000Z",
        },
      ],
      unreadable: [],
      totalIsExact: true,
      total: 1,
    },
  });
});

test("a search that matches nothing is an empty page, not a refusal (2.26), proposed", async () => {
  const body = {
    page: 1,
    pageSize: 20,
    status: "paid",
    code: "no-such-order",
    createdFrom: "2026-11-01T00:00:00.000Z",
    createdUntil: "2026-11-21T03:00:00.000Z",
  } as const;
  const answer = await exchange(
    {
      description: "a search for orders that matches nothing",
      clauses: ["2.26", "7.16"],
      proposed: true,
      given,
      request: { of: listOrders, body, signedIn: true },
      answer: accepted({ items: [], total: exactly(0) }),
    },
    (send) => listOrders(send, body),
  );
  expect(answer).toEqual({ accepted: true, value: { items: [], unreadable: [], totalIsExact: true, total: 0 } });
});

test("the order list names the proposed filters that it supports (2.26), proposed", async () => {
  const body = { page: 1, pageSize: 20, keyword: "no-such-name", amountFrom: "1", amountUntil: "2.50" } as const;
  const answer = await exchange(
    {
      description: "a search for orders by a keyword and a range of amounts that matches nothing",
      clauses: ["2.26", "7.16"],
      proposed: true,
      given,
      request: { of: listOrders, body, signedIn: true },
      answer: accepted({ items: [], total: exactly(0), offers: eachOf(word("keyword")) }),
    },
    (send) => listOrders(send, body),
  );
  expect(answer).toMatchObject({ accepted: true, value: { items: [], total: 0, offers: ["keyword"] } });
});
