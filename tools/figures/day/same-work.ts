/// <reference lib="dom" />

import type { Browser } from "playwright-core";
import type { Act } from "./action-log.ts";

/** How long the same work took the machine that the bars were set on, while nothing else held it up, in milliseconds. */
export const AT_REST = 28;
/** One measurement of the same work is itself off by a third: those of so many acts before and after count as well. */
const AROUND = 10;

/** Where the same work takes twice as long, an act takes 2 ** 0.7 times as long (decision 298). */
const POWER = 0.7;
/** What an answer waits for the browser's next two frames, in milliseconds, however quick the machine. */
const FRAMES = 32;
const UNTIL_DRAWN: ReadonlySet<Time> = new Set(["input", "screen", "whole"]);

/** What of an act depends on how quick the machine is. */
export type Time = "input" | "task" | "screen" | "whole" | "work";

/** An act with its times as they would be at rest, and how many times longer they were measured. */
export type ActAtRest = Act & { heldUp: number };

/**
 * Opens a page beside the one that is used, which does the same work each time it is asked: a table of 1,920 cells, laid out.
 * @returns what asks it, and says how long the work took, in milliseconds.
 */
export async function openReferenceWork(browser: Browser): Promise<() => Promise<number>> {
  const page = await browser.newPage();
  return () => page.evaluate(doSameWork);
}

/**
 * The acts of a day in their order, with the work in their times divided by how much longer it took than at rest, as told by
 * the same work around them. Told by another page's work and not by the act's own times, so that an act that is slow by
 * itself stays slow.
 */
export function withIdleTimes(acts: readonly Act[]): ActAtRest[] {
  return acts.map((act, index) => {
    const around = acts.slice(Math.max(0, index - AROUND), index + AROUND + 1);
    const heldUp = (median(around.map(({ sameWork }) => sameWork)) / AT_REST) ** POWER;
    return { ...act, heldUp, ...eachTime((time) => timeAtRest(act[time], UNTIL_DRAWN.has(time) ? FRAMES : 0, heldUp)) };
  });
}

function timeAtRest(took: number, waited: number, heldUp: number): number {
  return took > waited ? waited + (took - waited) / heldUp : took;
}

/** The times of an act, each from its name. */
export function eachTime(of: (time: Time) => number): Record<Time, number> {
  return { input: of("input"), task: of("task"), screen: of("screen"), whole: of("whole"), work: of("work") };
}

/** The middle of some numbers: of two, the greater one. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}

/** Runs in a page. */
function doSameWork(): number {
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
