import { expect, test } from "vitest";
import * as z from "zod/mini";
import { amount } from "./amount.ts";
import { firstMismatch } from "./first-mismatch.ts";
import { list } from "./list.ts";
import { pageOf } from "./page.ts";
import { optional, optionalFields } from "./reader.ts";
import { id } from "./text.ts";

const row = z.object({ code: id, amount });
const good = { code: "A1", amount: "1" };

test("an unreadable row is reported with its code and field, and the others are kept", () => {
  const page = pageOf(row).parse({ items: [good, { code: 7, amount: "much" }, null, { amount: "1" }], total: 41 });
  expect(page).toEqual({
    items: [good],
    unreadable: [
      { index: 1, code: "7", field: "amount", expected: expect.stringContaining("amount") },
      { index: 2, code: "", field: "", expected: "object" },
      { index: 3, code: "", field: "code", expected: expect.stringContaining("id") },
    ],
    total: 41,
    totalIsExact: true,
    next: undefined,
  });
});

test("an unreadable row is named by the given code field", () => {
  const page = pageOf(z.object({ number: id, amount }), "number").parse({ items: [{ number: "R7" }], total: 1 });
  expect(page.unreadable).toMatchObject([{ code: "R7" }]);
});

test.each([[], { items: null }, { items: {} }, { items: "" }, { items: [], total: null }])(
  "%j is an empty page",
  (sent) => {
    expect(pageOf(row).parse(sent)).toEqual({ items: [], unreadable: [], total: null, totalIsExact: true });
  },
);

test.each([
  ...[undefined, null, "", {}, { total: 0 }, { anything: 1 }, { Items: [] }, { page_items: [] }],
  ...["records", "list", "rows", "content", "data", "results"].map((name) => ({ [name]: [good], total: 1 })),
])("%j is no page, not even an empty one", (sent) => {
  const read = pageOf(row).safeParse(sent);
  expect(read.error && firstMismatch(read.error)).toEqual(
    Object.keys(Object(sent)).length > 0
      ? { field: "items", expected: "a list" }
      : { field: "", expected: "a page of a list" },
  );
});

test("a plain list is a page", () => {
  expect(pageOf(row).parse([good, null])).toMatchObject({ items: [good], unreadable: [{ index: 1 }], total: null });
});

test("a list with gaps, as PHP writes it, is a list", () => {
  expect(pageOf(row).parse({ 0: good, 2: null })).toMatchObject({ items: [good], unreadable: [{ index: 1 }] });
  expect(pageOf(row).parse({ items: { 4: good }, total: "1" })).toMatchObject({ items: [good], total: 1 });
  expect(list(row).parse({ 3: good, 10: good })).toEqual([good, good]);
});

test.each([
  ["41", 41],
  [41, 41],
  [-1, null],
  [undefined, null],
  [null, null],
])("a total of %j counts as %j", (total, expected) => {
  expect(pageOf(row).parse({ items: [good], total }).total).toBe(expected);
});

test("the total may be inexact, with a cursor to the next page", () => {
  const page = (more: object) => pageOf(row).parse({ items: [good], total: 10_000, ...more });
  expect(page({ totalIsExact: false, next: "after-A1" })).toMatchObject({ totalIsExact: false, next: "after-A1" });
  expect(page({ totalIsExact: "false", next: null })).toMatchObject({ totalIsExact: false, next: null });
  expect(page({ next: "" })).toMatchObject({ totalIsExact: true, next: undefined });
});

test("other values are no list", () => {
  expect(pageOf(row).safeParse({ items: "none" }).success).toBe(false);
  expect(pageOf(row).safeParse("none").success).toBe(false);
  for (const named of [{ code: "A1" }, { a1: good }, { "1a": good }]) {
    expect(list(row).safeParse(named).success).toBe(false);
  }
});

test("offers and summary are present only if they are readable", () => {
  const page = (more: object) => pageOf(row).parse({ items: [good], total: 1, ...more });
  expect(page({ offers: ["status", 7], summary: { totals: [{ currency: "USDT", amount: 5 }] } })).toEqual({
    items: [good],
    unreadable: [],
    total: 1,
    totalIsExact: true,
    next: undefined,
    offers: ["status"],
    summary: { totals: [{ currency: "USDT", amount: "5", direction: null }], counts: null },
  });
  expect(page({ offers: null, summary: "none" })).not.toHaveProperty("offers");
  expect(page({ offers: null, summary: "none" })).not.toHaveProperty("summary");
  expect(page({ offers: "status" })).not.toHaveProperty("offers");
});

test("a broken list is reported with its field and what was expected there", () => {
  const { error } = z.object({ orders: z.object({ rows: list(row), page: pageOf(row) }) }).safeParse({
    orders: { rows: 7, page: { items: 7 } },
  });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["orders.rows", "a list"],
    ["orders.page.items", "a list"],
  ]);
  expect(error && firstMismatch(error)).toEqual({ field: "orders.rows", expected: "a list" });
});

test.each([null, undefined, "", [], {}])("%j is an object without fields", (sent) => {
  expect(optionalFields({ name: optional(id) }).parse(sent)).toEqual({ name: null });
});

test("an object's fields are read, and other values are rejected", () => {
  expect(optionalFields({ name: optional(id) }).parse({ name: "Lin" })).toEqual({ name: "Lin" });
  for (const sent of ["Lin", 7, ["Lin"]])
    expect(optionalFields({ name: optional(id) }).safeParse(sent).success).toBe(false);
});

test("a list in a record may be null, and never drops items", () => {
  for (const nothing of [null, undefined, "", {}]) expect(list(row).parse(nothing)).toEqual([]);
  expect(list(row).parse([good])).toEqual([good]);
  expect(list(row).safeParse([good, { code: "A2" }]).success).toBe(false);
});

test("an item without required fields is always kept", () => {
  expect(
    list(z.object({ amount: optional(amount) })).parse([{ amount: "much" }, 7, null, [], { amount: "2" }]),
  ).toEqual([{ amount: null }, { amount: null }, { amount: null }, { amount: null }, { amount: "2" }]);
});
