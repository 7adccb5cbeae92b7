import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { hashSearch, moneySearch, recordSearch } from "#contracts/bills/record-search.ts";
import { typedSearch } from "#contracts/typed/search.ts";
import { PAGE_SIZES, readListQuery, sameQuery, writeListQuery } from "./list-address.ts";
import { defineSearch, type SearchDefinition, supportedSearch } from "./list-search.ts";

const shape: SearchDefinition = {
  sorts: ["createdAt", "-createdAt", "amount", "-amount"],
  filters: [
    {
      name: "status",
      label: "",
      kind: "choice",
      options: [
        { value: "paid", label: "" },
        { value: "pending", label: "" },
      ],
    },
    { name: "code", label: "", kind: "text", maxLength: 8 },
    { name: "from", label: "", kind: "day", bound: "from" },
  ],
};

const read = (address: string) => readListQuery(new URLSearchParams(address), shape);

describe("the address of a list (2.26)", () => {
  test("without parameters: the first page in the default order", () => {
    expect(read("")).toEqual({ page: 1, pageSize: 20, sort: null, filters: {} });
  });

  test("has filters, sort, page and page size", () => {
    expect(read("status=paid&code=77&from=2026-11-21&sort=-amount&page=3&size=50")).toEqual({
      page: 3,
      pageSize: 50,
      sort: "-amount",
      filters: { status: "paid", code: "77", from: "2026-11-21" },
    });
  });

  test.each([
    "page=0",
    "page=-1",
    "page=1.5",
    "page=1e3",
    "size=7",
    "sort=password",
    "status=everything",
    "code=%20%20",
    "from=2026-02-30",
    "from=yesterday",
    "from=0202-11-21",
    "other=1",
  ])("ignores %s", (address) => {
    expect(read(address)).toEqual(read(""));
  });

  test("a link with more rows per page shows 50", () => {
    expect(read("size=100")).toEqual({ ...read(""), pageSize: 50 });
  });

  test("ignores a text that is longer than the service accepts", () => {
    expect(read("code=12345678").filters).toEqual({ code: "12345678" });
    expect(read("code=123456789").filters).toEqual({});
  });

  test("writing and reading gives the same query", () => {
    const queries = fc.record({
      page: fc.integer({ min: 1, max: 999_999_999 }),
      pageSize: fc.constantFrom(...PAGE_SIZES),
      sort: fc.constantFrom(null, "createdAt", "-createdAt", "amount", "-amount"),
      filters: fc.record(
        {
          status: fc.constantFrom("paid", "pending"),
          code: fc.string({ minLength: 1, maxLength: 8 }).map(typedSearch).filter(Boolean),
          from: fc
            .date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
            .map((date) => date.toISOString().slice(0, 10)),
        },
        { requiredKeys: [] },
      ),
    });
    return fc.assert(
      fc.property(queries, (query) => {
        const written = writeListQuery(query, shape, new URLSearchParams());
        return sameQuery(readListQuery(new URLSearchParams(written.toString()), shape), query);
      }),
    );
  });

  test("keeps other parameters, such as the order that is being paid", () => {
    const present = new URLSearchParams("pay=42&status=paid&page=3");
    expect(writeListQuery(read(""), shape, present).toString()).toBe("pay=42");
  });
});

describe("the address of a list with keyword and amount filters (2.28)", () => {
  const search = z.extend(recordSearch, { ...hashSearch, ...moneySearch });
  const bills = defineSearch(search, {
    ...{ keyword: "", code: "", hash: "", createdFrom: "", createdUntil: "", currency: "" },
    network: { label: "", option: String },
    ...{ amountFrom: "", amountUntil: "" },
  });
  const filters = (address: string, offers: string[] | null) =>
    readListQuery(new URLSearchParams(address), supportedSearch(offers, bills)).filters;
  const HASH = `0x${"5C".repeat(32)}`;

  test("a keyword is sent if the service supports it or its offers are unknown", () => {
    for (const offers of [null, ["keyword"]]) {
      expect(filters("keyword=BILL7", offers)).toEqual({ keyword: "BILL7" });
      expect(filters(`keyword=${HASH}`, offers)).toEqual({ keyword: HASH });
    }
  });

  test("else a keyword becomes a code or a hash", () => {
    expect(filters("keyword=BILL7&network=TRON&amountFrom=5", [])).toEqual({ code: "BILL7" });
    expect(filters(`keyword=${HASH}`, ["network"])).toEqual({ hash: HASH.toLowerCase() });
    expect(filters("keyword=BILL7&code=BILL8", [])).toEqual({ code: "BILL8" });
  });

  test.each([
    ["1,000.50", "1000.50"],
    ["１２．５", "12.5"],
    ["0,5", "0.5"],
    ["1,5", "1.5"],
    ["1.234,50", "1234.50"],
    [" 007 ", "7"],
    [".5", "0.5"],
    ["5.", "5"],
    ["0", "0"],
  ])("accepts the amount %s", (typed, amount) => {
    expect(filters(`amountFrom=${encodeURIComponent(typed)}`, null)).toEqual({ amountFrom: amount });
  });

  test.each(["-1", "1e3", "1.2.3", "=1", "NaN", "9".repeat(31)])("ignores the amount %s", (typed) => {
    expect(filters(`amountUntil=${encodeURIComponent(typed)}`, null)).toEqual({});
  });
});

test("list queries: equal in any order of filters, different in anything else", () => {
  const query = read("status=paid&code=77&page=3");
  const turned = { ...query, filters: Object.fromEntries(Object.entries(query.filters).reverse()) };
  expect(sameQuery(query, turned)).toBe(true);
  const others = ["status=paid&code=77", "status=paid&code=78&page=3", "status=paid&code=77&page=3&size=50"];
  for (const other of [...others, "status=paid&code=77&page=3&sort=amount"]) {
    expect(sameQuery(query, read(other))).toBe(false);
  }
});

test("list address: an impossible date is ignored, and a list without a hash filter takes a hash as a code", () => {
  expect(read("from=2026-13-01").filters).toEqual({});
  expect(read("keyword=0x5c5c5c").filters).toEqual({ code: "0x5c5c5c" });
});
