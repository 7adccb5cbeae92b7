import type { Figure } from "#tools/figures/figure.ts";
import { calmHalf } from "./calm.ts";
import type { Act } from "./diary.ts";
import { slowingOf } from "./speed.ts";

/** What a page holds, once what nobody needs was given back. */
export type Kept = { objectsMB: number; listeners: number; detached: number };

/** What was seen of some days of work. */
export type Days = {
  /** How fast the machine was as each slowed day began (`speed.ts`). */
  speeds: readonly number[];
  /** With the processor slowed, a list of acts for each day: how long somebody waits. */
  slowed: readonly (readonly Act[])[];
  /** With the processor as it is. */
  quick: readonly (readonly Act[])[];
  /** Going through the screens for the first time, each day in another browser, with the processor as it is. */
  first: readonly (readonly Act[])[];
  /** Going through the screens while every answer takes so long that what it brings comes by itself. */
  late: readonly Act[];
  /** Going through them once more, in the same document. */
  again: readonly Act[];
  /** Before and after ten rounds through everything. */
  before: Kept;
  after: Kept;
};

/** A figure, and the acts that it was taken from, worst first. */
export type DayFigure = { figure: Figure; details: readonly string[] };

/** How many acts are named beside a figure. */
const NAMED = 8;

/** What was seen, beside what is asked for. */
export function dayFigures({ speeds, slowed, quick, first, late, again, before, after }: Days): DayFigure[] {
  const screens = late.filter(isScreen);
  const moving = [...screens, ...again.filter(isScreen)];
  // As its link was approached, it may have been asked for already.
  const twice = quick.flatMap((acts) =>
    acts.flatMap((act, index) =>
      isScreen(act) ? twiceIn(act.name, [...(acts[index - 1]?.requests ?? []), ...act.requests]) : [],
    ),
  );
  const names = (quick.at(-1) ?? []).filter(isScreen);
  return [
    slowedBy(worst("answer to an input, 4 × slowed", slowed, "input", 100), speeds),
    worst("longest task, 4 × slowed", slowed, "task", 200),
    worst("longest task", quick, "task", 50),
    worst(
      "another screen, opened first, once its answers are there",
      first.map((acts) => acts.filter(isScreen)),
      "screen",
      100,
    ),
    worst(
      "another screen, opened again",
      quick.map((acts) => acts.filter(isScreen)),
      "screen",
      100,
    ),
    worst("a screen that was seen, until it stands again", [again.filter(isScreen)], "whole", 100),
    {
      figure: {
        name: `100 rows beside 10: work until they stand`,
        value: workOf(quick, "100 rows") / workOf(quick, "10 rows"),
        unit: "",
        bar: { most: 3 },
      },
      details: [],
    },
    {
      figure: { name: "layout shift, the worst screen", value: most(moving, "shift"), unit: "", bar: { most: 0.02 } },
      details: named(moving, "shift").map(
        ({ name, shift, moved }) => `${shift.toFixed(3)}  ${name}: ${moved.join("; ")}`,
      ),
    },
    {
      figure: {
        name: "layout shift of going through every screen",
        value: screens.length > 0 ? screens.reduce((sum, { shift }) => sum + shift, 0) : Number.NaN,
        unit: "",
        bar: { most: 0.05 },
      },
      details: [],
    },
    {
      figure: {
        name: "requests that a screen sends twice",
        value: quick.length > 0 ? twice.length : Number.NaN,
        unit: "",
        bar: { most: 0 },
      },
      details: [...new Set([...twice, ...names.map(({ name, requests }) => `${name}: ${paths(requests)}`)])],
    },
    {
      figure: {
        name: `memory after ten rounds (${before.objectsMB.toFixed(1)} MB before)`,
        value: after.objectsMB / before.objectsMB,
        unit: "",
        bar: { most: 1.1 },
      },
      details: [],
    },
    leftBehind("listeners", before, after),
    leftBehind("detached", before, after),
  ];
}

/** Says by how much the processor was slowed in truth. */
function slowedBy({ figure, details }: DayFigure, speeds: readonly number[]): DayFigure {
  const days = speeds.map((speed) => `${slowingOf(speed).toFixed(1)} × at a speed of ${speed.toFixed(0)}`);
  return { figure, details: [`slowed ${days.join(", ")}`, ...details] };
}

function isScreen({ name }: Act): boolean {
  return name.startsWith("screen: ");
}

/** Of each act the middle of its calm half; of those the worst. */
function worst(name: string, days: Days["quick"], what: "input" | "task" | "screen" | "whole", bar: number): DayFigure {
  const acts = middles(days, what);
  const [first] = acts.toSorted((one, other) => other[what] - one[what]);
  const value = first?.[what] ?? Number.NaN;
  return {
    figure: { name: `${name} (of ${acts.length} acts: ${first?.name})`, value, unit: "ms", bar: { most: bar } },
    details: named(acts, what).map((act) => `${act[what].toFixed(0)} ms  ${act.name}`),
  };
}

function middles(days: Days["quick"], what: "input" | "task" | "screen" | "whole" | "work"): Act[] {
  const byName = Map.groupBy(days.flat(), ({ name }) => name);
  return [...byName.values()].flatMap((acts) => {
    const counted = calmHalf(acts).toSorted((one, other) => one[what] - other[what]);
    return counted[counted.length >> 1] ?? [];
  });
}

function workOf(days: Days["quick"], name: string): number {
  return middles(days, "work").find((act) => act.name === name)?.work ?? Number.NaN;
}

function most(acts: readonly Act[], what: "shift"): number {
  return acts.length > 0 ? Math.max(...acts.map((act) => act[what])) : Number.NaN;
}

function named(acts: readonly Act[], what: "input" | "task" | "screen" | "whole" | "shift"): Act[] {
  return acts
    .filter((act) => act[what] > 0)
    .toSorted((one, other) => other[what] - one[what])
    .slice(0, NAMED);
}

function twiceIn(name: string, requests: readonly string[]): string[] {
  return [...Map.groupBy(requests, (request) => request)].flatMap(([request, { length }]) =>
    length > 1 ? [`${name}: ${length} × ${request}`] : [],
  );
}

/** What a screen asked the service for; its code is not named, for it is fetched once. */
function paths(requests: readonly string[]): string {
  return requests.flatMap((request) => /\/api\/\S+/.exec(request) ?? []).join(", ") || "nothing";
}

/** In ten rounds: what a round leaves behind it leaves ten times. A few are those of what is open at the moment. */
function leftBehind(what: "listeners" | "detached", before: Kept, after: Kept): DayFigure {
  const name = `${what === "detached" ? "detached nodes" : what} that a round leaves behind`;
  const value = Math.max(0, Math.floor((after[what] - before[what]) / 10));
  return {
    figure: { name: `${name} (${before[what]} before, ${after[what]} after ten)`, value, unit: "", bar: { most: 0 } },
    details: [],
  };
}
