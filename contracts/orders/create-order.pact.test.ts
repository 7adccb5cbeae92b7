import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, exactly, onlyOf, refused } from "#contracts/pact/matchers.ts";
import { contractedSummary, contractedUnpaidOrder } from "./contracted-order.ts";
import { createOrder } from "./create-order.call.ts";
import { listOrders } from "./list-orders.call.ts";

const exchange = consumerPact(import.meta.url);
const given = [{ state: "packages are on sale", params: { termMonths: 3, packageName: "Growth" } }] as const;
const body = { packageId: "growth", termMonths: 3, network: "TRON", requestKey: "key-of-one-order" } as const;

test("an order of a package is answered as pending (2.25, 4.4), proposed", async () => {
  const answer = await exchange(
    {
      description: "an order of a package on sale",
      clauses: ["2.25", "3.5", "4.4", "7.16"],
      proposed: true,
      given,
      request: { of: createOrder, body: { ...body, packageId: chosen("packageId", "growth") }, signedIn: true },
      answer: accepted({
        ...contractedUnpaidOrder("pending", body.network),
        ...{ packageName: exactly("Growth"), termMonths: exactly(3) },
      }),
    },
    (send) => createOrder(send, body),
  );
  expect(answer).toMatchObject({ accepted: true, value: { payStatus: "pending", termMonths: 3, amount: "89.70" } });
});

test("an order of a package that is not on sale is refused (5.8), proposed", async () => {
  const unknown = { ...body, packageId: "no-such-package" };
  const answer = await exchange(
    {
      description: "an order of a package that is not on sale",
      clauses: ["5.8", "7.16", "8.2"],
      proposed: true,
      outcome: "packageUnavailable",
      given,
      request: { of: createOrder, body: unknown, signedIn: true },
      answer: refused(),
    },
    (send) => createOrder(send, unknown),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});

const again = {
  state: "the same order asked for twice",
  params: { packageName: "Growth", termMonths: 3, requestKey: body.requestKey },
} as const;

test("a request key of another order is refused (2.25), proposed", async () => {
  const other = { ...body, network: "ETH" } as const;
  const answer = await exchange(
    {
      description: "an order with a request key that made another order",
      clauses: ["2.25", "7.16", "8.2"],
      proposed: true,
      outcome: "requestKeyUsed",
      given: [again],
      request: { of: createOrder, body: { ...other, packageId: chosen("packageId", "growth") }, signedIn: true },
      answer: refused(),
    },
    (send) => createOrder(send, other),
  );
  expect(answer).toMatchObject({ accepted: false });
});

test("the same request key twice makes one order (2.25), proposed", async () => {
  const search = { page: 1, pageSize: 20 };
  const answer = await exchange(
    {
      description: "the orders of a merchant who asked for the same one twice",
      clauses: ["2.25", "2.26", "7.16"],
      proposed: true,
      given: [again],
      request: { of: listOrders, body: search, signedIn: true },
      answer: accepted({ items: onlyOf(contractedSummary()), total: exactly(1) }),
    },
    (send) => listOrders(send, search),
  );
  expect(answer).toMatchObject({ accepted: true, value: { total: 1 } });
});
