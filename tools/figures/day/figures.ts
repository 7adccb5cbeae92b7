import type { Figure } from "#tools/figures/figure.ts";
import type { Act } from "./action-log.ts";
import { mapTimes, median, type Time, withScaledTimes } from "./reference-work.ts";

/** A page's memory after garbage collection. */
export type PageMemory = { objectsMB: number; listeners: number; detached: number };

/** Measurements of some days of work, each a list of actions in order. */
export type Days = {
  /** With the processor slowed down. */
  slowed: readonly (readonly Act[])[];
  /** With the processor slowed down, on a phone. */
  phone: readonly (readonly Act[])[];
  /** With the processor at full speed. */
  quick: readonly (readonly Act[])[];
  /** Opening every screen for the first time, each day in a new browser context, with the processor at full speed. */
  first: readonly (readonly Act[])[];
  /** Opening every screen with late responses, so that the browser counts each movement as a layout shift. */
  late: readonly Act[];
  /** Opening every screen some more times in the same document. */
  again: readonly (readonly Act[])[];
  /** The page's memory before and after ten rounds through all actions. */
  before: PageMemory;
  after: PageMemory;
};

/** A figure, with the slowest actions first. */
export type DayFigure = { figure: Figure; details: readonly string[] };

/** The number of actions printed with a figure. */
const MAX_DETAILS = 8;

/** The measurements with their limits. Times are scaled to the idle machine (`reference-work.ts`). */
export function dayFigures({ slowed, phone, quick, first, late, again, before, after }: Days): DayFigure[] {
  const screens = late.filter(isScreen);
  const moving = [...screens, ...again.flat().filter(isScreen)];
  // A screen's data may have been requested when the pointer reached its link.
  const twice = quick.flatMap((acts) =>
    acts.flatMap((act, index) =>
      isScreen(act) ? repeatedRequests(act.name, [...(acts[index - 1]?.requests ?? []), ...act.requests]) : [],
    ),
  );
  const names = (quick.at(-1) ?? []).filter(isScreen);
  const slowedActs = medianActs(slowed);
  const phoneActs = medianActs(phone);
  const quickActs = medianActs(quick);
  return [
    slowest("answer to an input, 4 × slowed", slowedActs, "input", 100),
    slowest("longest task, 4 × slowed", slowedActs, "task", 200),
    slowest("longest task", quickActs, "task", 50),
    slowest("on a phone: answer to an input, 4 × slowed", phoneActs, "input", 100),
    slowest("on a phone: longest task, 4 × slowed", phoneActs, "task", 200),
    slowest(
      "another screen, opened for the first time, after its last response",
      medianActs(first).filter(isScreen),
      "screen",
      100,
    ),
    slowest("another screen, opened again", quickActs.filter(isScreen), "screen", 100),
    slowest("a screen that was opened before, until it is complete", medianActs(again).filter(isScreen), "whole", 100),
    {
      figure: {
        name: `work of showing 100 rows, compared to 10 rows`,
        value: workOf(quickActs, "100 rows") / workOf(quickActs, "10 rows"),
        unit: "",
        limit: { most: 3 },
      },
      details: [],
    },
    {
      figure: { name: "layout shift, the worst screen", value: largestShift(moving), unit: "", limit: { most: 0.02 } },
      details: worstFirst(moving, "shift").map(
        ({ name, shift, moved }) => `${shift.toFixed(3)}  ${name}: ${moved.join("; ")}`,
      ),
    },
    {
      figure: {
        name: "layout shift of opening every screen",
        value: screens.length > 0 ? screens.reduce((sum, { shift }) => sum + shift, 0) : Number.NaN,
        unit: "",
        limit: { most: 0.05 },
      },
      details: [],
    },
    {
      figure: {
        name: "requests that a screen sends twice",
        value: quick.length > 0 ? twice.length : Number.NaN,
        unit: "",
        limit: { most: 0 },
      },
      details: [...new Set([...twice, ...names.map(({ name, requests }) => `${name}: ${callPaths(requests)}`)])],
    },
    {
      figure: {
        name: `memory after ten rounds (${before.objectsMB.toFixed(1)} MB before)`,
        value: after.objectsMB / before.objectsMB,
        unit: "",
        limit: { most: 1.1 },
      },
      details: [],
    },
    leakFigure("listeners", before, after),
    leakFigure("detached", before, after),
  ];
}

function isScreen({ name }: { name: string }): boolean {
  return name.startsWith("screen: ");
}

/** The medians of an action that was done several times. */
type MedianAct = Record<Time | "slowdown", number> & { name: string };

function medianActs(days: readonly (readonly Act[])[]): MedianAct[] {
  const byName = Map.groupBy(days.flatMap(withScaledTimes), ({ name }) => name);
  return [...byName].map(([name, acts]) => ({
    name,
    slowdown: median(acts.map(({ slowdown }) => slowdown)),
    ...mapTimes((time) => median(acts.map((act) => act[time]))),
  }));
}

/** The slowest action with its limit. */
function slowest(name: string, acts: readonly MedianAct[], time: Time, most: number): DayFigure {
  const named = worstFirst(acts, time);
  const [first] = named;
  // Without any action the value is unknown; if no action took any time, it is 0.
  const value = acts.length > 0 ? (first?.[time] ?? 0) : Number.NaN;
  return {
    figure: {
      name: `${name} (of ${acts.length} acts: ${first?.name ?? "none"})`,
      value,
      unit: "ms",
      limit: { most },
    },
    details: named.map((act) => `${act[time].toFixed(0)} ms  ${act.name} (slowed ${act.slowdown.toFixed(1)} ×)`),
  };
}

function workOf(acts: readonly MedianAct[], name: string): number {
  return acts.find((act) => act.name === name)?.work ?? Number.NaN;
}

function largestShift(acts: readonly Act[]): number {
  return acts.length > 0 ? Math.max(...acts.map(({ shift }) => shift)) : Number.NaN;
}

/** The actions to print with a figure. */
function worstFirst<What extends string, Act extends Record<What, number>>(acts: readonly Act[], what: What): Act[] {
  return acts
    .filter((act) => act[what] > 0)
    .toSorted((one, other) => other[what] - one[what])
    .slice(0, MAX_DETAILS);
}

function repeatedRequests(name: string, requests: readonly string[]): string[] {
  return [...Map.groupBy(requests, (request) => request)].flatMap(([request, { length }]) =>
    length > 1 ? [`${name}: ${length} × ${request}`] : [],
  );
}

/** The calls of a screen. Its code is left out, since it is only fetched once. */
function callPaths(requests: readonly string[]): string {
  return requests.flatMap((request) => /\/api\/\S+/.exec(request) ?? []).join(", ") || "nothing";
}

/** Divided by ten rounds and rounded down, since a few listeners and nodes belong to what is open at the moment. */
function leakFigure(what: "listeners" | "detached", before: PageMemory, after: PageMemory): DayFigure {
  const name = `${what === "detached" ? "detached nodes" : what} left by each round`;
  const value = Math.max(0, Math.floor((after[what] - before[what]) / 10));
  return {
    figure: { name: `${name} (${before[what]} before, ${after[what]} after ten)`, value, unit: "", limit: { most: 0 } },
    details: [],
  };
}
