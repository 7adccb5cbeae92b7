import { expect, test, vi } from "vitest";
import { orderSearch } from "#contracts/orders/list-orders.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import { unprovided } from "#machines/unprovided.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";
import { createFormat } from "#src/ui/format/format.ts";
import { createFinder, looksLikeCode } from "./finder.ts";
import type { ListCall } from "./provide-list.ts";

const hash = "5c".repeat(32);
const hex32 = "3f9a1c2b4d5e6f708192a3b4c5d6e7f8";

test.each(["BILL202611210000000042", "MC-20261121-0007", "202611210001", hex32, "0x", "0xg", `x${hash}`])(
  "search: %s is a code, not a hash (2.26, 2.28)",
  (query) => expect([looksLikeCode(query), looksLikeHash(query)]).toEqual([true, false]),
);

test.each([hash, hash.toUpperCase(), `0x${hash}`, "0x5c", "0x1", "0XF00D", `${hex32}9`])(
  "search: %s is a hash, not a code (2.31)",
  (query) => expect([looksLikeCode(query), looksLikeHash(query)]).toEqual([false, true]),
);

test.each(["theme", "web shop 2", "facade", `${hash} 1`, "", "f", "g".repeat(64)])(
  "search: “%s” is neither code nor hash",
  (query) => expect([looksLikeCode(query), looksLikeHash(query)]).toEqual([false, false]),
);

type Load = (
  ...asked: Parameters<ListCall<typeof orderSearch, { code: string }>>
) => ReturnType<ListCall<typeof orderSearch, { code: string }>>;

/** A finder of orders with this answer of the service. */
function finderWhere(load: Load, matches = true) {
  return createFinder(
    Object.assign((...asked: Parameters<Load>) => load(...asked), { path: "/api/Order/List", request: orderSearch }),
    {
      matches: () => matches,
      filter: (code) => ({ code }),
      entry: ({ code }) => ({ code }) as never,
    },
  );
}
const find = (finder: ReturnType<typeof finderWhere>, signal = new AbortController().signal) =>
  finder.find(unprovided, "MC-7", createFormat("en-US"), signal);

test("finder: a query matches if its area says so and its list accepts it as a filter", () => {
  const mayBe = (query: string, matches = true) => finderWhere(unprovided, matches).matches(query);
  expect([mayBe("MC-7"), mayBe("MC-7", false), mayBe("7".repeat(1_000))]).toEqual([true, false, false]);
});

test("finder: it requests five records and shows at most five", async () => {
  const items = Array.from({ length: 7 }, (_, index) => ({ code: `MC-7${index}` }));
  const load = vi.fn(async () => accepted({ items, total: 7 }));
  const { signal } = new AbortController();
  expect(await find(finderWhere(load), signal)).toEqual({ accepted: true, value: items.slice(0, 5) });
  expect(load).toHaveBeenCalledExactlyOnceWith(unprovided, { page: 1, pageSize: 5, code: "MC-7" }, signal);
});

test("finder: a refusal is passed on, and no records give no entries", async () => {
  expect(await find(finderWhere(async () => refusal("Not now")))).toEqual(refusal("Not now"));
  expect(await find(finderWhere(async () => accepted({ items: [], total: 0 })))).toEqual(accepted([]));
});

test("finder: the fallback filter is used only if the list supports it, and a single record is summarized", async () => {
  let items = [{ code: "MC-7" }];
  const load = vi.fn(async (...[, asked]: Parameters<Load>) =>
    accepted({ items: "keyword" in asked ? items : [], total: 12, offers: ["keyword"] }),
  );
  const call = Object.assign(load, { path: "/api/Order/List", request: orderSearch });
  const rules = {
    matches: () => true,
    filter: (code: string) => ({ code }),
    // The list does not support the first one.
    fallbackFilters: (keyword: string) => [{ amountFrom: "7" }, { keyword }],
    isMeant: ({ code }: { code: string }) => code !== "MC-9",
    summarize: async ({ code }: { code: string }) => `${code} is paid.`,
    entry: ({ code }: { code: string }) => ({ code }) as never,
  };
  expect(await find(createFinder(call, rules))).toEqual(accepted([{ code: "MC-7", status: "MC-7 is paid." }]));
  items = [{ code: "MC-8" }, { code: "MC-9" }, { code: "MC-7" }];
  expect(await find(createFinder(call, rules))).toMatchObject(accepted([{ code: "MC-8" }, { code: "MC-7" }]));
  const silent = vi.fn(async () => accepted({ items: [], total: 0 }));
  expect(await find(createFinder(Object.assign(silent, { path: call.path, request: call.request }), rules))).toEqual(
    accepted([]),
  );
  expect(silent).toHaveBeenCalledOnce();
});

const unreadable = [
  { index: 0, code: "MC-7", field: "amount", expected: "an amount", failure: sampleFailure("unreadable") },
];

test("finder: only unreadable records are a failure, not an empty result", async () => {
  const found = find(finderWhere(async () => accepted({ items: [], unreadable, total: 1 })));
  await expect(found).rejects.toMatchObject({ failure: { kind: "unreadable" } });
});

test("finder: readable records are shown beside unreadable ones", async () => {
  const found = find(finderWhere(async () => accepted({ items: [{ code: "MC-70" }], unreadable, total: 2 })));
  expect(await found).toEqual(accepted([{ code: "MC-70" }]));
});
