import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, refused } from "#contracts/pact/matchers.ts";
import { contractedUnpaidOrder } from "./contracted-order.ts";
import { createOrder } from "./create-order.ts";

const exchange = consumerPact(import.meta.url);
const path = "/api/Order/Create";
const given = [{ state: "packages are on sale", params: { termMonths: 3 } }] as const;
const body = { packageId: "growth", termMonths: 3, network: "TRON", requestKey: "key-of-one-order" } as const;

test("ordering a package answers a pending order (2.25, 4.4), proposed", async () => {
  const answer = await exchange(
    {
      description: "an order of a package on sale",
      clauses: ["2.25", "3.5", "4.4", "7.16"],
      proposed: true,
      given,
      request: { method: "POST", path, body: { ...body, packageId: chosen("packageId", "growth") }, signedIn: true },
      answer: accepted(contractedUnpaidOrder("pending")),
    },
    (send) => createOrder(send, body),
  );
  expect(answer).toMatchObject({ accepted: true, value: { payStatus: "pending", termMonths: 3, amount: "89.70" } });
});

test("ordering a package that is not on sale is refused (5.8), proposed", async () => {
  const unknown = { ...body, packageId: "no-such-package" };
  const answer = await exchange(
    {
      description: "an order of a package that is not on sale",
      clauses: ["5.8", "7.16", "8.2"],
      proposed: true,
      outcome: "packageUnavailable",
      given,
      request: { method: "POST", path, body: unknown, signedIn: true },
      answer: refused(),
    },
    (send) => createOrder(send, unknown),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
