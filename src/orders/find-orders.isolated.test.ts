import i18next from "i18next";
import { expect, test } from "vitest";
import chain from "#locales/en-US/chain.json" with { type: "json" };
import palette from "#locales/en-US/palette.json" with { type: "json" };
import shell from "#locales/en-US/shell.json" with { type: "json" };
import { answeringService } from "#machines/testing/answering-service.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { createFormat } from "#src/ui/format/format.ts";
import { ORDER_FINDER } from "./find-orders.ts";
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

test.each([
  ["pending", "29.90 USDT: Pending payment."],
  ["waiting", "29.90 USDT: Confirming."],
  ["paid", "29.90 USDT: Paid."],
  ["cancelled", "29.90 USDT: Cancelled."],
  ["failed", "29.90 USDT: Confirmation failed."],
] as const)("palette: an order's summary: %s (2.26)", async (payStatus, sentence) => {
  await i18next.init({ lng: "en-US", resources: { "en-US": { chain, palette, shell } } });
  const order = { ...sampleOrder("pending"), payStatus };
  const summary = await ORDER_FINDER.summarize?.(order, { send: answeringService({}).send, format, signal });
  expect(summary?.replaceAll("\u00A0", " ")).toBe(sentence);
});
