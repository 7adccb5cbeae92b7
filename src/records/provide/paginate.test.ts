import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Answer } from "#contracts/envelope.ts";
import type { ListQuery, Page } from "#machines/shell/list.ts";
import { paginate } from "./paginate.ts";

const SIGNAL = new AbortController().signal;
const ALL = Array.from({ length: 130 }, (_, index) => ({ code: `R${index + 1}` }));

/** A service with its own page size, whatever is requested. */
function service(rows: readonly { code: string }[], own: (query: ListQuery) => number | "whole", isCounted: boolean) {
  return vi.fn(async (query: ListQuery): Promise<Answer<Page<unknown>>> => {
    const size = own(query);
    const items = size === "whole" ? [...rows] : rows.slice((query.page - 1) * size, query.page * size);
    return { accepted: true, value: { items, total: isCounted ? rows.length : null } };
  });
}

const page = (number: number, pageSize = 20): ListQuery => ({ page: number, pageSize, sort: null, filters: {} });

test("paging: a whole list in one answer is split into pages, with a total", async () => {
  const load = paginate(service(ALL, () => "whole", false));
  expect(await load(page(1), null, SIGNAL)).toEqual({
    accepted: true,
    value: { items: ALL.slice(0, 20), unreadable: [], total: 130 },
  });
  expect(await load(page(7), null, SIGNAL)).toMatchObject({ value: { items: ALL.slice(120), total: 130 } });
  expect(await load(page(8), null, SIGNAL)).toMatchObject({ value: { items: [], total: 130 } });
});

test("paging: an answer of the requested size is passed on, with one call for each page", async () => {
  const asked = service(ALL, ({ pageSize }) => pageSize, false);
  const load = paginate(asked);
  expect(await load(page(7), null, SIGNAL)).toEqual({ accepted: true, value: { items: ALL.slice(120), total: null } });
  expect(asked).toHaveBeenCalledOnce();
});

test("paging: an unreadable row keeps its position", async () => {
  const unreadable = [24, 57].map((index) => ({ index, code: `B${index}`, field: "amount", expected: "an amount" }));
  const load = paginate(async () => ({ accepted: true, value: { items: ALL, unreadable, total: null } }));
  expect(await load(page(2), null, SIGNAL)).toMatchObject({
    value: { items: [...ALL.slice(20, 24), ...ALL.slice(24, 39)], unreadable: [{ code: "B24", index: 4 }], total: 132 },
  });
});

test("paging: answers of a service with cursors are unchanged", async () => {
  const value = { items: ALL, total: 10_000, totalIsExact: false, next: "after-R130" };
  const load = paginate(async () => ({ accepted: true, value }));
  expect(await load(page(1), null, SIGNAL)).toEqual({ accepted: true, value });
});

/** The service's own pages that are loaded for one shown page. */
async function askedFor(query: ListQuery, own: number | "whole", isCounted: boolean) {
  const asked = service(ALL, () => own, isCounted);
  const answer = await paginate(asked)(query, null, SIGNAL);
  return { pages: asked.mock.calls.map(([{ page }]) => page), answer, queries: asked.mock.calls.map(([one]) => one) };
}

test.each([
  ["its total shows the service's page size", page(1), 90, true, [1, 1]],
  ["without a total, its second page does", page(1), 90, false, [1, 2, 1]],
  ["its first page is loaded if a later one was requested", page(2), 90, true, [2, 1, 1]],
  ["one of its pages contains a shown one", page(2), 40, true, [2, 1, 1]],
  ["a shown page needs two of its pages", page(2), 30, true, [2, 1, 1, 2]],
  ["a shown page starts in a later one of its pages", page(4), 30, true, [4, 1, 3]],
] as const)("paging: %s", async (_, query, own, isCounted, pages) => {
  const filtered = { ...query, filters: { status: "paid" } };
  const { answer, queries, pages: asked } = await askedFor(filtered, own, isCounted);
  expect(answer).toMatchObject({ value: { items: ALL.slice((query.page - 1) * 20, query.page * 20) } });
  expect(asked).toEqual(pages);
  expect(queries).toEqual(asked.map((number) => ({ ...filtered, page: number })));
});

test("paging: unreadable rows count as rows of the service's pages", async () => {
  const unreadable = [{ index: 10, code: "B", field: "amount", expected: "an amount" }];
  const load = paginate(async ({ page: number }) => {
    const items = Array.from({ length: 50 }, (_, index) => ({ code: `P${number}-${index}` }));
    return { accepted: true, value: { items, unreadable, total: 1_020 } };
  });
  // The second of its pages, of 51 rows each, begins with row 52; page 6 of 20 with row 101, which is its 50th.
  expect(await load(page(6), null, SIGNAL)).toMatchObject({
    value: {
      items: ["P2-48", "P2-49", ...Array.from({ length: 17 }, (_, index) => `P3-${index}`)].map((code) => ({ code })),
      unreadable: [{ code: "B", index: 12 }],
      total: 1_020,
    },
  });
});

test("paging: a refusal of one of the service's pages is passed on", async () => {
  const refusal = { accepted: false, errCode: "9", errMsg: "Too many" } as const;
  const inThirties = service(ALL, () => 30, true);
  const load = paginate(async (query) => (query.page === 3 ? refusal : inThirties(query)));
  expect(await load(page(1), null, SIGNAL)).toMatchObject({ accepted: true });
  expect(await load(page(4), null, SIGNAL)).toBe(refusal);
});

test("paging: a refusal of the first page is passed on", async () => {
  const whole = service(ALL, () => "whole", false);
  const refusal = { accepted: false, errCode: "9", errMsg: "Too many" } as const;
  const load = paginate(async (query, after, signal) =>
    query.page === 1 ? refusal : whole.call({ after, signal }, query),
  );
  expect(await load(page(3), null, SIGNAL)).toBe(refusal);
});

test("paging: with any page size of the service, each shown page has the right rows", () => {
  const lists = fc.integer({ min: 51, max: 130 }).map((length) => ALL.slice(0, length));
  const ways = fc.oneof(fc.constant("whole" as const), fc.constant("asked" as const), fc.integer({ min: 11, max: 90 }));
  const turns = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(10, 20, 50)), {
    minLength: 1,
    maxLength: 4,
  });
  return fc.assert(
    fc.asyncProperty(lists, ways, fc.boolean(), turns, async (rows, way, isCounted, pages) => {
      // Fewer rows than requested look like the end of the list.
      const most = Math.max(...pages.map(([, pageSize]) => pageSize));
      fc.pre(typeof way !== "number" || way > most);
      const load = paginate(service(rows, ({ pageSize }) => (way === "asked" ? pageSize : way), isCounted));
      // The first page is full, so it reveals the service's page size.
      for (const [number, pageSize] of [[1, pages[0]?.[1] ?? 10] as const, ...pages]) {
        const answer = await load(page(number, pageSize), null, SIGNAL);
        const expected = rows.slice((number - 1) * pageSize, number * pageSize);
        expect(answer).toMatchObject({ value: { items: expected } });
        if (isCounted) expect(answer).toMatchObject({ value: { total: rows.length } });
      }
    }),
  );
});
