import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, count, decimal, eachOf, exactly, flag, oneOfOrNull, word } from "#contracts/pact/matchers.ts";
import { contractedBill } from "./contracted-record.ts";
import { listBills } from "./list-bills.call.ts";

const exchange = consumerPact(import.meta.url);

test("a page of application bills has the total (2.28, 3.8, 4.6), proposed", async () => {
  const body = { page: 1, pageSize: 20, sort: "-createdAt" } as const;
  const answer = await exchange(
    {
      description: "the first page of the merchant's application bills",
      clauses: ["2.28", "3.8", "4.6", "7.16"],
      proposed: true,
      given: [{ state: "a collected payment" }],
      request: { of: listBills, body, signedIn: true },
      answer: accepted({ items: eachOf(contractedBill()), total: count(1) }),
    },
    (send) => listBills(send, body),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: {
      items: [{ code: "BILL100042", amount: "25.50", userId: "customer-17", noticeStatus: "success", network: "TRON" }],
      unreadable: [],
      totalIsExact: true,
      total: 1,
    },
  });
});

test("a search for application bills that matches nothing is an empty page (2.28, 3.8), proposed", async () => {
  const body = {
    page: 1,
    pageSize: 20,
    noticeStatus: "failed",
    code: "no-such-bill",
    applicationCode: "no-such-application",
    hash: "no-such-hash",
    createdFrom: "2026-11-01T00:00:00.000Z",
    createdUntil: "2026-11-21T03:00:00.000Z",
  } as const;
  const answer = await exchange(
    {
      description: "a search for application bills that matches nothing",
      clauses: ["2.28", "3.8", "7.16"],
      proposed: true,
      given: [{ state: "a collected payment" }],
      request: { of: listBills, body, signedIn: true },
      answer: accepted({ items: [], total: exactly(0) }),
    },
    (send) => listBills(send, body),
  );
  expect(answer).toEqual({ accepted: true, value: { items: [], unreadable: [], totalIsExact: true, total: 0 } });
});

test("the bill list names the proposed filters that it supports (2.28), proposed", async () => {
  const body = {
    page: 1,
    pageSize: 20,
    keyword: "no-such-name",
    network: "TRON",
    currency: "USDT",
    amountFrom: "1",
    amountUntil: "2.50",
  } as const;
  const answer = await exchange(
    {
      description: "a search for application bills by a keyword and a range of amounts that matches nothing",
      clauses: ["2.28", "3.8", "7.16"],
      proposed: true,
      given: [{ state: "a collected payment" }],
      request: { of: listBills, body, signedIn: true },
      answer: accepted({ items: [], total: exactly(0), offers: eachOf(word("keyword")) }),
    },
    (send) => listBills(send, body),
  );
  expect(answer).toMatchObject({ accepted: true, value: { items: [], total: 0, offers: ["keyword"] } });
});

test("the bill list answers a summary of all rows on request (2.28), proposed", async () => {
  const body = { page: 1, pageSize: 1, summary: true } as const;
  const answer = await exchange(
    {
      description: "what all application bills come to",
      clauses: ["2.28", "7.16"],
      proposed: true,
      given: [{ state: "a collected payment" }],
      request: { of: listBills, body, signedIn: true },
      answer: accepted({
        items: eachOf(contractedBill()),
        total: count(1),
        summary: {
          totals: eachOf({
            currency: word("USDT"),
            amount: decimal("25.50"),
            direction: oneOfOrNull(["in", "out"], null),
          }),
          counts: eachOf({ filter: word("noticeStatus"), word: word("success"), rows: count(1), isExact: flag(true) }),
        },
      }),
    },
    (send) => listBills(send, body),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: {
      summary: {
        totals: [{ currency: "USDT", amount: "25.50", direction: null }],
        counts: [{ filter: "noticeStatus", word: "success", rows: 1, isExact: true }],
      },
    },
  });
});
