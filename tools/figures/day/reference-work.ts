/// <reference lib="dom" />

import type { Browser } from "playwright-core";
import type { Act } from "./action-log.ts";

/** How long the reference work takes on the idle machine that the limits were set on, in milliseconds. */
export const REFERENCE_TIME = 28;
/**
 * One measurement of the reference work can be off by a third, so the median over this many actions before and after is
 * used.
 */
const AROUND = 10;

/** When the reference work takes twice as long, an action takes 2 ** 0.7 times as long (decision 298). */
const POWER = 0.7;
/** The wait for the browser's next two frames, in milliseconds, which does not depend on the machine. */
const FRAMES = 32;
const UNTIL_DRAWN: ReadonlySet<Time> = new Set(["input", "screen", "whole"]);

/** The times of an action that depend on the machine's speed. */
export type Time = "input" | "task" | "screen" | "whole" | "work";

/** An action with its times scaled to the idle machine, and the factor by which they were measured longer. */
export type ScaledAct = Act & { slowdown: number };

/**
 * Opens a separate page for the reference work: the layout of a table of 1,920 cells.
 * @returns a function that does the work once and returns how long it took, in milliseconds
 */
export async function openReferenceWork(browser: Browser): Promise<() => Promise<number>> {
  const page = await browser.newPage();
  return () => page.evaluate(doReferenceWork);
}

/**
 * The actions of a day in order, with their times scaled to the idle machine. The factor comes from the reference work
 * of the actions around them, and not from their own times, so that a slow action stays slow.
 */
export function withScaledTimes(acts: readonly Act[]): ScaledAct[] {
  return acts.map((act, index) => {
    const around = acts.slice(Math.max(0, index - AROUND), index + AROUND + 1);
    const slowdown = (median(around.map(({ referenceWork }) => referenceWork)) / REFERENCE_TIME) ** POWER;
    return {
      ...act,
      slowdown,
      ...mapTimes((time) => scaledTime(act[time], UNTIL_DRAWN.has(time) ? FRAMES : 0, slowdown)),
    };
  });
}

function scaledTime(took: number, waited: number, slowdown: number): number {
  return took > waited ? waited + (took - waited) / slowdown : took;
}

/** Calls a function for each kind of time. */
export function mapTimes(of: (time: Time) => number): Record<Time, number> {
  return { input: of("input"), task: of("task"), screen: of("screen"), whole: of("whole"), work: of("work") };
}

/** The median; the greater one of two middle numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}

/** Runs in a page. */
function doReferenceWork(): number {
  const begun = performance.now();
  for (let time = 0; time < 4; time += 1) {
    const table = document.createElement("table");
    for (let row = 0; row < 60; row += 1) {
      const line = table.insertRow();
      for (let cell = 0; cell < 8; cell += 1) line.insertCell().textContent = `cell ${time} ${row * cell}`;
    }
    document.body.replaceChildren(table);
    table.getBoundingClientRect();
  }
  return performance.now() - begun;
}
