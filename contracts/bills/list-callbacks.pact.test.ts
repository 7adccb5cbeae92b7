import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, count, eachOf } from "#contracts/pact/matchers.ts";
import { contractedCallback } from "./contracted-record.ts";
import { listCallbacks } from "./list-callbacks.call.ts";

const exchange = consumerPact(import.meta.url);

test("a page of callbacks has the total and every attempt (2.31, 4.6), proposed", async () => {
  const body = { page: 1, pageSize: 20, sort: "-createdAt" } as const;
  const answer = await exchange(
    {
      description: "the first page of the callbacks to the merchant's applications",
      clauses: ["2.31", "4.6", "7.16"],
      proposed: true,
      given: [{ state: "a collected payment" }],
      request: { of: listCallbacks, body, signedIn: true },
      answer: accepted({ items: eachOf(contractedCallback()), total: count(1) }),
    },
    (send) => listCallbacks(send, body),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: {
      items: [{ code: "CB100042", status: "failed", attempts: [{ answerStatus: 503 }] }],
      unreadable: [],
      totalIsExact: true,
      total: 1,
    },
  });
});
