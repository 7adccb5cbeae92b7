import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, refused } from "#contracts/pact/matchers.ts";
import { contractedPaidOrder, contractedUnpaidOrder } from "./contracted-order.ts";
import { loadOrder } from "./load-order.call.ts";

const exchange = consumerPact(import.meta.url);
const code = "MC-20261121-0007";

test("a pending order has the remaining amount (3.5, 4.4), proposed", async () => {
  const answer = await exchange(
    {
      description: "the details of a pending order",
      clauses: ["2.26", "3.5", "4.4", "7.16"],
      proposed: true,
      given: [{ state: "a pending order" }],
      request: { of: loadOrder, body: { code: chosen("orderCode", code) }, signedIn: true },
      answer: accepted(contractedUnpaidOrder("pending")),
    },
    (send) => loadOrder(send, { code }),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: { code, payStatus: "pending", paidAt: null, payment: { expected: "89.70", remaining: "89.70" } },
  });
});

test("a paid order has its transfers (3.5, 4.4), proposed", async () => {
  const answer = await exchange(
    {
      description: "the details of a paid order",
      clauses: ["2.26", "3.5", "4.4", "7.16"],
      proposed: true,
      given: [{ state: "a paid order" }],
      request: { of: loadOrder, body: { code: chosen("orderCode", code) }, signedIn: true },
      answer: accepted(contractedPaidOrder()),
    },
    (send) => loadOrder(send, { code }),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: { payStatus: "paid", payment: { remaining: "0", transfers: [{ amount: "89.70", kind: "onTime" }] } },
  });
});

test("an order that the merchant does not have is refused (2.26), proposed", async () => {
  const answer = await exchange(
    {
      description: "the details of an order that the merchant does not have",
      clauses: ["2.26", "7.16", "8.2"],
      proposed: true,
      outcome: "notFound",
      given: [{ state: "a signed-in merchant" }],
      request: { of: loadOrder, body: { code: "no-such-order" }, signedIn: true },
      answer: refused(),
    },
    (send) => loadOrder(send, { code: "no-such-order" }),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
