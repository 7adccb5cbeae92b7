import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import {
  accepted,
  chosen,
  count,
  decimal,
  eachOf,
  exactly,
  instant,
  oneOf,
  textOrNull,
} from "#contracts/pact/matchers.ts";
import { loadAttention } from "./load-attention.call.ts";
import { attentionKind } from "./load-attention.ts";

const exchange = consumerPact(import.meta.url);
const request = { of: loadAttention, body: {}, signedIn: true } as const;

test("an unpaid order needs attention (2.24, 4.4), proposed", async () => {
  const answer = await exchange(
    {
      description: "what needs a merchant who has an order to pay",
      clauses: ["2.24", "4.4", "7.16"],
      proposed: true,
      given: [{ state: "a pending order" }],
      request,
      answer: accepted({
        items: eachOf({
          kind: oneOf(attentionKind.options, "orderUnpaid"),
          subject: chosen("orderCode", "202611210123456789"),
          amount: decimal("29.90"),
          until: instant("2026-11-21T03:30:00.000Z"),
        }),
        total: count(1),
      }),
    },
    (send) => loadAttention(send),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: {
      items: [{ kind: "orderUnpaid", subject: "202611210123456789", count: null, amount: "29.90" }],
      unreadable: [],
      totalIsExact: true,
    },
  });
});

test("failed callbacks need attention (2.24, 4.6), proposed", async () => {
  const answer = await exchange(
    {
      description: "what needs a merchant whose service did not take a callback",
      clauses: ["2.24", "4.6", "7.16"],
      proposed: true,
      given: [{ state: "a collected payment" }],
      request,
      answer: accepted({
        items: eachOf({
          kind: oneOf(attentionKind.options, "callbacksFailed"),
          name: textOrNull("Web shop"),
          count: count(1),
        }),
        total: count(1),
      }),
    },
    (send) => loadAttention(send),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: { items: [{ kind: "callbacksFailed", subject: "", count: 1, amount: null, until: null }] },
  });
});

test("the attention list may be empty (2.24), proposed", async () => {
  const answer = await exchange(
    {
      description: "what needs a merchant of whom nothing is wanted",
      clauses: ["2.24", "7.16"],
      proposed: true,
      given: [{ state: "a signed-in merchant" }],
      request,
      answer: accepted({ items: [], total: exactly(0) }),
    },
    (send) => loadAttention(send),
  );
  expect(answer).toEqual({ accepted: true, value: { items: [], unreadable: [], totalIsExact: true, total: 0 } });
});
