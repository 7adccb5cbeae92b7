import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen } from "#contracts/pact/matchers.ts";
import { contractedUnpaidOrder } from "./contracted-order.ts";
import { finishPayment } from "./finish-payment.call.ts";

const exchange = consumerPact(import.meta.url);
const code = "MC-20261121-0007";

test("after Finish Pay a pending order waits for its confirmation (4.4), proposed", async () => {
  const answer = await exchange(
    {
      description: "Finish Pay on a pending order",
      clauses: ["2.26", "4.4", "7.16"],
      proposed: true,
      given: [{ state: "a pending order" }],
      request: {
        of: finishPayment,
        body: { code: chosen("orderCode", code) },
        signedIn: true,
      },
      answer: accepted(contractedUnpaidOrder("waiting")),
    },
    (send) => finishPayment(send, { code }),
  );
  expect(answer).toMatchObject({ accepted: true, value: { code, payStatus: "waiting", paidAt: null } });
});
