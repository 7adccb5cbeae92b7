import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, count, eachOf } from "#contracts/pact/matchers.ts";
import { contractedRechargeBill } from "./contracted-record.ts";
import { listRechargeBills } from "./list-recharge-bills.call.ts";

const exchange = consumerPact(import.meta.url);

test("a page of recharge bills has the total (2.29, 3.9), proposed", async () => {
  const body = { page: 1, pageSize: 20, sort: "-paidAt" } as const;
  const answer = await exchange(
    {
      description: "the first page of the merchant's recharge bills",
      clauses: ["2.29", "3.9", "7.16"],
      proposed: true,
      given: [{ state: "a recharge" }],
      request: { of: listRechargeBills, body, signedIn: true },
      answer: accepted({ items: eachOf(contractedRechargeBill()), total: count(1) }),
    },
    (send) => listRechargeBills(send, body),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: {
      items: [{ number: "RECH100007", amount: "25.50", tokenProtocol: "TRC20" }],
      unreadable: [],
      totalIsExact: true,
      total: 1,
    },
  });
});
