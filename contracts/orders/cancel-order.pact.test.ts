import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, refused } from "#contracts/pact/matchers.ts";
import { cancelOrder } from "./cancel-order.call.ts";
import { contractedUnpaidOrder } from "./contracted-order.ts";

const exchange = consumerPact(import.meta.url);
const code = "MC-20261121-0007";

test("a pending order is cancelled, with the reason (4.4), proposed", async () => {
  const answer = await exchange(
    {
      description: "a cancellation of a pending order",
      clauses: ["2.26", "4.4", "7.16"],
      proposed: true,
      given: [{ state: "a pending order" }],
      request: { of: cancelOrder, body: { code: chosen("orderCode", code) }, signedIn: true },
      answer: accepted(contractedUnpaidOrder("cancelled")),
    },
    (send) => cancelOrder(send, { code }),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: { code, payStatus: "cancelled", payReason: "cancelledByMerchant" },
  });
});

test("a paid order cannot be cancelled (4.4), proposed", async () => {
  const answer = await exchange(
    {
      description: "a cancellation of a paid order",
      clauses: ["4.4", "7.16", "8.2"],
      proposed: true,
      outcome: "orderCannotChange",
      given: [{ state: "a paid order" }],
      request: { of: cancelOrder, body: { code: chosen("orderCode", code) }, signedIn: true },
      answer: refused(),
    },
    (send) => cancelOrder(send, { code }),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
