import { expect, test } from "vitest";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { allPages, type LoadPage } from "./all-pages.ts";

const QUERY = { page: 7, pageSize: 20, sort: "-amount", filters: { status: "paid" } };
const rows = (count: number) => Array.from({ length: count }, (_, at) => at);
const never = new AbortController().signal;

async function read(load: LoadPage, signal = never) {
  const waited: number[] = [];
  const sizes: number[] = [];
  for await (const { items } of allPages(load, QUERY, signal, async (pause) => void waited.push(pause))) {
    sizes.push(items.length);
  }
  return { sizes, waited };
}

test("every page is asked for from the first on, each after the one before it (2.28)", async () => {
  const asked: unknown[] = [];
  const { sizes } = await read(async (query, after) => {
    asked.push([query.page, query.pageSize, query.filters, after]);
    return accepted({
      items: rows(after === "b" ? 30 : 100),
      total: 230,
      next: after === "b" ? null : after ? "b" : "a",
    });
  });
  expect(sizes).toEqual([100, 100, 30]);
  expect(asked).toEqual([
    [1, 100, { status: "paid" }, null],
    [2, 100, { status: "paid" }, "a"],
    [3, 100, { status: "paid" }, "b"],
  ]);
});

test("a service that knows no way on is asked by page numbers (2.28)", async () => {
  const { sizes } = await read(async ({ page }) => accepted({ items: rows(page === 3 ? 30 : 100), total: 230 }));
  expect(sizes).toEqual([100, 100, 30]);
});

test("a page that fails once, and one that is refused once, are asked for again (2.28)", async () => {
  let calls = 0;
  const { sizes, waited } = await read(async () => {
    calls += 1;
    if (calls === 1) throw new Error("offline");
    return calls === 2 ? refusal("4290") : accepted({ items: rows(5), total: 5 });
  });
  expect([sizes, waited]).toEqual([[5], [1_000, 4_000]]);
});

test("a page that keeps failing ends it (2.28)", async () => {
  const down = async () => Promise.reject(new Error("offline"));
  await expect(read(down)).rejects.toThrow("offline");
});

test("nothing is asked for once it was cancelled (2.28)", async () => {
  const cancelled = AbortSignal.abort(new Error("cancelled"));
  await expect(read(() => Promise.reject(new Error("asked")), cancelled)).rejects.toThrow("cancelled");
});

test("a page of which no row can be read is not the end", async () => {
  const unreadable = Array.from({ length: 100 }, (_, index) => ({ index, code: "", field: "", expected: "object" }));
  const { sizes } = await read(async ({ page }) =>
    accepted(page === 1 ? { items: [], unreadable, total: 107 } : { items: rows(7), total: 107 }),
  );
  expect(sizes).toEqual([0, 7]);
});
