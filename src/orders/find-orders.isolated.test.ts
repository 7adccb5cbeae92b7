import { expect, test } from "vitest";
import { answeringService } from "#machines/testing/answering-service.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { createFormat } from "#src/ui/format/format.ts";
import { findOrders } from "./provide.ts";

const { signal } = new AbortController();
const format = createFormat("en-US");

test("palette: finds an order by a part of its code (2.26)", async () => {
  const { send, requests } = answeringService({ items: [sampleOrder("pending")], total: 1 });
  expect(await findOrders.find(send, "2026", format, signal)).toEqual({
    accepted: true,
    value: [
      {
        id: "orders 202611210001",
        group: "orders",
        label: "202611210001",
        detail: "29.90\u00A0USDT · Standard",
        leadsTo: "/order/list?open=202611210001",
      },
    ],
  });
  expect(requests).toEqual([{ path: "/api/Order/List", body: { page: 1, pageSize: 5, code: "2026" } }]);
});

test("palette: words, hashes and long codes match no order (2.26)", () => {
  const queries = ["orders", "202611210001", "MC-7", "89.90 USDT", "5c".repeat(32), "1-".repeat(65)];
  expect(queries.filter(findOrders.matches)).toEqual(["202611210001", "MC-7", "89.90 USDT"]);
});
