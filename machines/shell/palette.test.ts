import { expect, test } from "vitest";
import { createActor } from "xstate";
import { palette } from "./palette.ts";
import { exactMatch, type PaletteEntry, paletteRows, statusSentence, wordsOf } from "./palette-entries.ts";

const ENTRIES: PaletteEntry[] = [
  { id: "orderList", group: "goTo", label: "My orders", keywords: "/order/list", leadsTo: "/order/list" },
  { id: "packages", group: "goTo", label: "Choose a package", keywords: "/order/packages", leadsTo: "/order/packages" },
  { id: "signOut", group: "commands", label: "Sign out" },
];
const order = (code: string): PaletteEntry => ({
  id: `order ${code}`,
  group: "orders",
  label: code,
  leadsTo: `/order/list?open=${code}`,
});

test("palette: screens and commands match all typed words, in any case and order (2.34, 2.35)", () => {
  const { type, labels } = open();
  expect(labels()).toEqual(["My orders", "Choose a package", "Sign out"]);
  type("ORDER my");
  expect(labels()).toEqual(["My orders"]);
  type("/order");
  expect(labels()).toEqual(["My orders", "Choose a package"]);
  type("  my   order ");
  expect(labels()).toEqual(["My orders"]);
  expect(wordsOf("  My   order ")).toEqual(["my", "order"]);
  type("other");
  expect(labels()).toEqual([]);
  expect(exactMatch([order("m12")], "m12")).toEqual(order("m12"));
  expect(exactMatch([order("M12")], "m12")).toEqual(order("M12"));
  expect(exactMatch([order("m12")], "other")).toBeNull();
});

test("palette: the sentence is about the exact match, or about what was found by another field than its code (2.26)", () => {
  const found = [
    { ...order("m12"), status: "Paid" },
    { ...order("m123"), status: "Underpaid" },
  ];
  const said = (query: string) => statusSentence(found, query);
  expect([said("m123"), said("M12"), said("m1"), said("29.90")]).toEqual(["Underpaid", "Paid", null, "Paid"]);
  expect(statusSentence(found.slice(0, 1), "m1")).toBe("Paid");
  // A hash is more of its bill than of its transaction, and labels may have capitals.
  const hash: PaletteEntry = { ...order("0xAB"), group: "hashes", status: "Seen" };
  const bill: PaletteEntry = { ...order("BILL7"), group: "bills", status: "Received" };
  expect(statusSentence([hash, bill], "0xAB")).toBe("Received");
  expect(statusSentence([bill, order("x")], "Bill")).toBeNull();
});

function open() {
  const actor = createActor(palette, { input: { entries: ENTRIES } }).start();
  const labels = () => paletteRows(actor.getSnapshot().context).map(({ label }) => label);
  return { labels, type: (query: string) => actor.send({ type: "TYPED", query }) };
}
