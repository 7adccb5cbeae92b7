import type { Figure } from "#tools/figures/figure.ts";
import type { Act } from "./action-log.ts";
import { eachTime, median, type Time, withIdleTimes } from "./same-work.ts";

/** What a page holds after garbage collection. */
export type Kept = { objectsMB: number; listeners: number; detached: number };

/** What was seen of some days of work, each a list of acts in their order. */
export type Days = {
  /** With the processor slowed: how long somebody waits. */
  slowed: readonly (readonly Act[])[];
  /** Likewise, on a phone. */
  phone: readonly (readonly Act[])[];
  /** With the processor as it is. */
  quick: readonly (readonly Act[])[];
  /** Going through the screens for the first time, each day in another browser, with the processor as it is. */
  first: readonly (readonly Act[])[];
  /** Going through the screens while every answer takes so long that what it brings comes by itself. */
  late: readonly Act[];
  /** Going through them some more times, in the same document. */
  again: readonly (readonly Act[])[];
  /** Before and after ten rounds through everything. */
  before: Kept;
  after: Kept;
};

/** A figure, and the acts that it was taken from, worst first. */
export type DayFigure = { figure: Figure; details: readonly string[] };

/** How many acts are named beside a figure. */
const NAMED = 8;

/** What was seen, beside what is asked for. Times are those of the machine at rest (`same-work.ts`). */
export function dayFigures({ slowed, phone, quick, first, late, again, before, after }: Days): DayFigure[] {
  const screens = late.filter(isScreen);
  const moving = [...screens, ...again.flat().filter(isScreen)];
  // As its link was approached, it may have been asked for already.
  const twice = quick.flatMap((acts) =>
    acts.flatMap((act, index) =>
      isScreen(act) ? twiceIn(act.name, [...(acts[index - 1]?.requests ?? []), ...act.requests]) : [],
    ),
  );
  const names = (quick.at(-1) ?? []).filter(isScreen);
  const slowedActs = middles(slowed);
  const phoneActs = middles(phone);
  const quickActs = middles(quick);
  return [
    worst("answer to an input, 4 × slowed", slowedActs, "input", 100),
    worst("longest task, 4 × slowed", slowedActs, "task", 200),
    worst("longest task", quickActs, "task", 50),
    worst("on a phone: answer to an input, 4 × slowed", phoneActs, "input", 100),
    worst("on a phone: longest task, 4 × slowed", phoneActs, "task", 200),
    worst("another screen, opened first, once its answers are there", middles(first).filter(isScreen), "screen", 100),
    worst("another screen, opened again", quickActs.filter(isScreen), "screen", 100),
    worst("a screen that was seen, until it stands again", middles(again).filter(isScreen), "whole", 100),
    {
      figure: {
        name: `100 rows beside 10: work until they stand`,
        value: workOf(quickActs, "100 rows") / workOf(quickActs, "10 rows"),
        unit: "",
        bar: { most: 3 },
      },
      details: [],
    },
    {
      figure: { name: "layout shift, the worst screen", value: mostMoved(moving), unit: "", bar: { most: 0.02 } },
      details: worstFirst(moving, "shift").map(
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

function isScreen({ name }: { name: string }): boolean {
  return name.startsWith("screen: ");
}

/** An act that was done several times: the middle of each of its times, and of how many times longer they were measured. */
type MiddleAct = Record<Time | "heldUp", number> & { name: string };

function middles(days: readonly (readonly Act[])[]): MiddleAct[] {
  const byName = Map.groupBy(days.flatMap(withIdleTimes), ({ name }) => name);
  return [...byName].map(([name, acts]) => ({
    name,
    heldUp: median(acts.map(({ heldUp }) => heldUp)),
    ...eachTime((time) => median(acts.map((act) => act[time]))),
  }));
}

/** The act that took longest, beside its bar. */
function worst(name: string, acts: readonly MiddleAct[], time: Time, bar: number): DayFigure {
  const named = worstFirst(acts, time);
  const [first] = named;
  // Where no act took any time, none took as long as the bar; where there was no act, nothing is known.
  const value = acts.length > 0 ? (first?.[time] ?? 0) : Number.NaN;
  return {
    figure: {
      name: `${name} (of ${acts.length} acts: ${first?.name ?? "none"})`,
      value,
      unit: "ms",
      bar: { most: bar },
    },
    details: named.map((act) => `${act[time].toFixed(0)} ms  ${act.name} (held up ${act.heldUp.toFixed(1)} ×)`),
  };
}

function workOf(acts: readonly MiddleAct[], name: string): number {
  return acts.find((act) => act.name === name)?.work ?? Number.NaN;
}

function mostMoved(acts: readonly Act[]): number {
  return acts.length > 0 ? Math.max(...acts.map(({ shift }) => shift)) : Number.NaN;
}

/** The acts to name beside a figure. */
function worstFirst<What extends string, Act extends Record<What, number>>(acts: readonly Act[], what: What): Act[] {
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
