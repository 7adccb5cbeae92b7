import { expect, test } from "vitest";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { allPages, type LoadPage } from "./all-pages.ts";

const QUERY = { page: 7, pageSize: 20, sort: "-amount", filters: { status: "paid" } };
const never = new AbortController().signal;

const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

async function read(load: LoadPage, signal = never) {
  const waited: number[] = [];
  const items: unknown[] = [];
  let progress: unknown;
  const pages = allPages({ load, codeOf: String }, QUERY, signal, async (pause) => void waited.push(pause));
  for await (const page of pages) {
    items.push(...page.slots.map((place) => (place.unreadable ? place.unreadable.code : place.row)));
    progress = page.progress;
  }
  return { items, progress, waited };
}

test("export: pages are loaded from the first on, each by the cursor of the previous one (2.28)", async () => {
  const asked: unknown[] = [];
  const { items, progress } = await read(async (query, after) => {
    asked.push([query.page, query.pageSize, query.filters, after]);
    if (after === null) return accepted({ items: rows(1, 100), total: 230, next: "a" });
    if (after === "a") return accepted({ items: rows(101, 200), total: 230, next: "b" });
    return accepted({ items: rows(201, 230), total: 230, next: null });
  });
  expect(items).toEqual(rows(1, 230));
  expect(progress).toEqual({ rows: 230, unreadable: 0, total: 230, isSteady: true });
  expect(asked).toEqual([
    [1, 100, { status: "paid" }, null],
    [2, 100, { status: "paid" }, "a"],
    [3, 100, { status: "paid" }, "b"],
    [1, 100, { status: "paid" }, null],
  ]);
});

test("export: without cursors, pages are loaded by number, with or without a total, at any page size (2.28)", async () => {
  const inPages =
    (size: number, total: number | null): LoadPage =>
    async ({ page }) =>
      accepted({ items: rows((page - 1) * size + 1, Math.min(page * size, 230)), total });
  for (const load of [inPages(100, 230), inPages(100, null), inPages(20, 230), inPages(20, null)]) {
    expect(await read(load)).toMatchObject({ items: rows(1, 230), progress: { rows: 230, isSteady: true } });
  }
});

test("export: a service that answers every page with the same rows does not cause a loop (2.28)", async () => {
  const { items } = await read(async () => accepted({ items: rows(1, 100), total: null }));
  expect(items).toEqual(rows(1, 100));
});

test("export: an inexact total is ignored, and the list is read to its end (2.28)", async () => {
  const { progress } = await read(async (_, after) =>
    after
      ? accepted({ items: rows(101, 130), total: 50, totalIsExact: false, next: null })
      : accepted({ items: rows(1, 100), total: 50, totalIsExact: false, next: "a" }),
  );
  expect(progress).toEqual({ rows: 130, unreadable: 0, total: null, isSteady: true });
});

test("export: unreadable rows are counted separately and keep their positions (2.28)", async () => {
  const unreadable = [{ index: 2, code: "X", field: "amount", expected: "an amount" }];
  const { items, progress } = await read(async () => accepted({ items: rows(1, 4), unreadable, total: 5 }));
  expect(items).toEqual([1, 2, "X", 3, 4]);
  expect(progress).toEqual({ rows: 4, unreadable: 1, total: 5, isSteady: true });
});

test("export: a row that moved to the next page is written once, and the change is reported (2.28)", async () => {
  const { items, progress } = await read(async ({ page }) =>
    page === 1
      ? accepted({ items: rows(1, 100), total: 150 })
      : accepted({ items: [100, ...rows(101, 149)], total: 150 }),
  );
  expect(items).toEqual(rows(1, 149));
  expect(progress).toMatchObject({ isSteady: false });
});

test("export: a changed row of the first page is reported (2.28)", async () => {
  let firstPages = 0;
  const { items, progress } = await read(async ({ page }) => {
    if (page === 2) return accepted({ items: rows(101, 150), total: 150 });
    firstPages += 1;
    return accepted({ items: [firstPages === 1 ? 1 : "1, paid", ...rows(2, 100)], total: 150 });
  });
  expect(items).toEqual(rows(1, 150));
  expect(progress).toEqual({ rows: 150, unreadable: 0, total: 150, isSteady: false });
});

test("export: another total on a later page or at the end is reported (2.28)", async () => {
  const later = await read(async ({ page }) =>
    accepted({ items: page === 1 ? rows(1, 100) : rows(101, 150), total: page === 1 ? 150 : 149 }),
  );
  expect(later).toMatchObject({ items: rows(1, 150), progress: { isSteady: false } });
  let firstPages = 0;
  const atTheEnd = await read(async ({ page }) => {
    if (page === 2) return accepted({ items: rows(101, 150), total: 150 });
    firstPages += 1;
    return accepted({ items: rows(1, 100), total: firstPages === 1 ? 150 : 151 });
  });
  expect(atTheEnd.progress).toMatchObject({ isSteady: false });
});

test("export: a cursor is followed even beyond the total (2.28)", async () => {
  const { items } = await read(async (_, after) =>
    after === null
      ? accepted({ items: rows(1, 100), total: 100, next: "a" })
      : accepted({ items: rows(101, 130), total: 100, next: null }),
  );
  expect(items).toEqual(rows(1, 130));
});

test("export: a page that stays refused ends it with the refusal's code (2.28)", async () => {
  await expect(read(async () => refusal("4290"))).rejects.toThrow("4290");
});

test("export: a failed or refused page is retried, and a single one not loaded again (2.28)", async () => {
  let calls = 0;
  const { items, waited } = await read(async () => {
    calls += 1;
    if (calls === 1) throw new Error("offline");
    return calls === 2 ? refusal("4290") : accepted({ items: rows(1, 5), total: 5 });
  });
  expect([items, waited, calls]).toEqual([rows(1, 5), [1_000, 4_000], 3]);
});

test("export: a page that keeps failing ends it (2.28)", async () => {
  const down = async () => Promise.reject(new Error("offline"));
  await expect(read(down)).rejects.toThrow("offline");
});

test("export: nothing is loaded after it is cancelled (2.28)", async () => {
  const cancelled = AbortSignal.abort(new Error("cancelled"));
  await expect(read(() => Promise.reject(new Error("asked")), cancelled)).rejects.toThrow("cancelled");
});

test("export: a page of only unreadable rows is not the end", async () => {
  const unreadable = Array.from({ length: 100 }, (_, index) => ({ index, code: "", field: "", expected: "object" }));
  const { progress } = await read(async ({ page }) =>
    accepted(page === 1 ? { items: [], unreadable, total: 107 } : { items: rows(1, 7), total: 107 }),
  );
  expect(progress).toEqual({ rows: 7, unreadable: 100, total: 107, isSteady: true });
});
