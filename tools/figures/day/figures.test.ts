import { expect, test } from "vitest";
import { isWithinLimit } from "#tools/figures/figure.ts";
import type { Act } from "./action-log.ts";
import { dayFigures } from "./figures.ts";
import { smallestHeap } from "./heap.ts";
import { REFERENCE_TIME } from "./reference-work.ts";

const QUICK: Act = {
  name: "screen: press",
  input: 24,
  task: 0,
  screen: 0,
  whole: 0,
  work: 5,
  referenceWork: REFERENCE_TIME,
  shift: 0,
  moved: [],
  requests: [],
};

test("memory that only some rounds hold is not counted as a leak", () => {
  const [one, other] = [
    { objectsMB: 6.1, listeners: 505, detached: 885 },
    { objectsMB: 6, listeners: 648, detached: 884 },
  ];
  expect(smallestHeap([other, one, other])).toEqual({ objectsMB: 6, listeners: 505, detached: 884 });
});

/** How long the reference work takes, in milliseconds, when the machine slows actions down by the factor. */
function slowdown(times: number): number {
  return REFERENCE_TIME * times ** (1 / 0.7);
}

const NOTHING = { objectsMB: 1, listeners: 0, detached: 0 };
const NO_DAYS = { slowed: [], phone: [], quick: [], first: [], late: [], again: [], before: NOTHING, after: NOTHING };

/** The slowest input, for days on each of which one action was done a few times. */
function worstInput(...days: Partial<Act>[][]): number {
  const slowed = days.map((acts) => acts.map((act) => ({ ...QUICK, ...act })));
  return dayFigures({ ...NO_DAYS, slowed })[0]?.figure.value ?? Number.NaN;
}

test("the median of the days counts", () => {
  expect(worstInput([{ input: 24 }], [{ input: 300 }], [{ input: 104 }])).toBe(104);
  expect(worstInput([{ input: 24 }], [{ input: 300 }], [{ input: 24 }])).toBe(24);
});

test("times are scaled to the idle machine by the reference work, except for the wait of two frames", () => {
  expect(worstInput([{ input: 112, referenceWork: slowdown(2) }])).toBeCloseTo(32 + 40);
  expect(worstInput([{ input: 112, referenceWork: slowdown(0.5) }])).toBeCloseTo(32 + 160);
  expect(worstInput([{ input: 24, referenceWork: slowdown(2) }])).toBe(24);
  // The action itself is slow: the reference work took its usual time.
  expect(worstInput([{ input: 112, referenceWork: slowdown(1) }])).toBe(112);
});

test("tasks have no wait of two frames", () => {
  const acts = [{ task: 90, referenceWork: slowdown(3) }];
  expect(dayFigures({ ...NO_DAYS, quick: [acts.map((act) => ({ ...QUICK, ...act }))] })[2]?.figure.value).toBeCloseTo(
    30,
  );
});

test("one slow reference work does not change the times of the actions around it", () => {
  const quick = Array.from({ length: 30 }, () => ({ name: "another act" }));
  const slow = { input: 104, referenceWork: 9 * REFERENCE_TIME };
  expect(worstInput([...quick, slow, ...quick])).toBe(104);
});

test("a slow hour changes only the times of the actions in it", () => {
  const during = (times: number, input: number) =>
    Array.from({ length: 30 }, (_, index) => ({ name: `${times} ${index}`, input, referenceWork: slowdown(times) }));
  expect(worstInput([...during(3, 92), ...during(1, 24)])).toBeCloseTo(32 + 20);
  expect(worstInput([...during(3, 92), ...during(1, 60)])).toBe(60);
});

test("a day without measurements exceeds all limits of speed", () => {
  const figures = dayFigures(NO_DAYS);
  const kept = figures.filter(({ figure }) => isWithinLimit(figure)).map(({ figure }) => figure.name.split(" (")[0]);
  expect(kept).toEqual([
    "memory after ten rounds",
    "listeners left by each round",
    "detached nodes left by each round",
  ]);
});
