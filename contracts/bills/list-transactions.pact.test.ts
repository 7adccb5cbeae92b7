import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, count, eachOf } from "#contracts/pact/matchers.ts";
import { contractedTransaction } from "./contracted-record.ts";
import { listTransactions } from "./list-transactions.call.ts";

const exchange = consumerPact(import.meta.url);

test("a page of transaction records has the total (2.31), proposed", async () => {
  const body = { page: 1, pageSize: 20, sort: "-createdAt" } as const;
  const answer = await exchange(
    {
      description: "the first page of the merchant's transaction records",
      clauses: ["2.31", "7.16"],
      proposed: true,
      given: [{ state: "a collected payment" }],
      request: { of: listTransactions, body, signedIn: true },
      answer: accepted({ items: eachOf(contractedTransaction()), total: count(1) }),
    },
    (send) => listTransactions(send, body),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: {
      items: [{ code: "TX100311", kind: "collection", reference: "BILL100042", status: "confirmed" }],
      unreadable: [],
      totalIsExact: true,
      total: 1,
    },
  });
});
