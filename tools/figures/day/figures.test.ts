import { expect, test } from "vitest";
import { meetsBar } from "#tools/figures/figure.ts";
import type { Act } from "./action-log.ts";
import { dayFigures } from "./figures.ts";
import { smallestHeap } from "./heap.ts";
import { AT_REST } from "./same-work.ts";

const QUICK: Act = {
  name: "screen: press",
  input: 24,
  task: 0,
  screen: 0,
  whole: 0,
  work: 5,
  sameWork: AT_REST,
  shift: 0,
  moved: [],
  requests: [],
};

test("what one round holds for longer than another is not left behind", () => {
  const [one, other] = [
    { objectsMB: 6.1, listeners: 505, detached: 885 },
    { objectsMB: 6, listeners: 648, detached: 884 },
  ];
  expect(smallestHeap([other, one, other])).toEqual({ objectsMB: 6, listeners: 505, detached: 884 });
});

/** How long the same work takes, in milliseconds, while an act is held up so many times. */
function heldUp(times: number): number {
  return AT_REST * times ** (1 / 0.7);
}

const NOTHING = { objectsMB: 1, listeners: 0, detached: 0 };
const NO_DAYS = { slowed: [], phone: [], quick: [], first: [], late: [], again: [], before: NOTHING, after: NOTHING };

/** How long the worst input took, of days on each of which one thing was done a few times. */
function worstInput(...days: Partial<Act>[][]): number {
  const slowed = days.map((acts) => acts.map((act) => ({ ...QUICK, ...act })));
  return dayFigures({ ...NO_DAYS, slowed })[0]?.figure.value ?? Number.NaN;
}

test("of the days the middle one counts", () => {
  expect(worstInput([{ input: 24 }], [{ input: 300 }], [{ input: 104 }])).toBe(104);
  expect(worstInput([{ input: 24 }], [{ input: 300 }], [{ input: 24 }])).toBe(24);
});

test("an act takes as long as it would on the machine at rest, but for the wait of two frames: what the same work took tells", () => {
  expect(worstInput([{ input: 112, sameWork: heldUp(2) }])).toBeCloseTo(32 + 40);
  expect(worstInput([{ input: 112, sameWork: heldUp(0.5) }])).toBeCloseTo(32 + 160);
  expect(worstInput([{ input: 24, sameWork: heldUp(2) }])).toBe(24);
  // Slow by itself: the same work beside it was as quick as ever.
  expect(worstInput([{ input: 112, sameWork: heldUp(1) }])).toBe(112);
});

test("a task waits for no frame", () => {
  const acts = [{ task: 90, sameWork: heldUp(3) }];
  expect(dayFigures({ ...NO_DAYS, quick: [acts.map((act) => ({ ...QUICK, ...act }))] })[2]?.figure.value).toBeCloseTo(
    30,
  );
});

test("a moment that held up the same work and not the acts around it is not taken from their times", () => {
  const quick = Array.from({ length: 30 }, () => ({ name: "another act" }));
  const slow = { input: 104, sameWork: 9 * AT_REST };
  expect(worstInput([...quick, slow, ...quick])).toBe(104);
});

test("an hour that was slow is taken from its own times and from no others", () => {
  const during = (times: number, input: number) =>
    Array.from({ length: 30 }, (_, index) => ({ name: `${times} ${index}`, input, sameWork: heldUp(times) }));
  expect(worstInput([...during(3, 92), ...during(1, 24)])).toBeCloseTo(32 + 20);
  expect(worstInput([...during(3, 92), ...during(1, 60)])).toBe(60);
});

test("a day of which nothing was seen keeps no bar of its speed", () => {
  const figures = dayFigures(NO_DAYS);
  const kept = figures.filter(({ figure }) => meetsBar(figure)).map(({ figure }) => figure.name.split(" (")[0]);
  expect(kept).toEqual([
    "memory after ten rounds",
    "listeners that a round leaves behind",
    "detached nodes that a round leaves behind",
  ]);
});
