import { expect, test } from "vitest";
import { type Browsing, browsingFigures, type Exported, exportFigures } from "./browsing.ts";
import { isWithinLimit } from "./figure.ts";

const HELD = { heapMB: 20, nodes: 4000, listeners: 300 };
const GOOD: Browsing = {
  requests: [1, 1, 1],
  domRows: 102,
  longestFrames: [34, 400, 33, 50, 34],
  before: HELD,
  after: { heapMB: 21, nodes: 4100, listeners: 300 },
};
const EXPORTED: Exported = { rows: 100_000, seconds: 40, pageMB: 60, serviceMB: { before: 500, most: 600 } };

const missed = (changes: Partial<Browsing>) =>
  browsingFigures({ ...GOOD, ...changes })
    .filter((figure) => !isWithinLimit(figure))
    .map(({ name }) => name.split(" (")[0]);

test("all limits are kept even if one frame was delayed by something else", () => {
  expect(missed({})).toEqual([]);
});

test.each<[Partial<Browsing>, string]>([
  [{ requests: [1, 2, 1] }, "requests of one change"],
  [{ requests: [] }, "requests of one change"],
  [{ domRows: 201 }, "rows in the document with 100 on a page"],
  [{ longestFrames: [34, 51, 90] }, "longest frame while 100 rows are scrolled"],
  [{ longestFrames: [] }, "longest frame while 100 rows are scrolled"],
  [{ after: { ...HELD, heapMB: 23 } }, "memory after 200 page changes"],
  [{ after: { ...HELD, nodes: 4401 } }, "nodes after 200 page changes"],
  [{ after: { ...HELD, listeners: 400 } }, "listeners after 200 page changes"],
])("%o exceeds its limit and no other", (changes, name) => {
  expect(missed(changes)).toEqual([name]);
});

test("an export that keeps its rows in memory exceeds its limit, in the page or in the service", () => {
  const kept = (changes: Partial<Exported>) => exportFigures({ ...EXPORTED, ...changes }).map(isWithinLimit);
  expect(kept({})).toEqual([true, true]);
  expect(kept({ pageMB: 150 })).toEqual([false, true]);
  expect(kept({ serviceMB: { before: 500, most: 800 } })).toEqual([true, false]);
});
