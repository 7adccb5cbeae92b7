/// <reference lib="dom" />

import type { Browser } from "playwright-core";
import type { Act } from "./diary.ts";

/** Above so many times the quickest, the same work was held up by what else the machine does. */
const CALM = 1.75;

/**
 * Opens a page beside the one that is used, which does the same work each time it is asked: a table of 1,920 cells, laid out.
 * @returns what asks it, and says how long the work took, in milliseconds.
 */
export async function openSameWork(browser: Browser): Promise<() => Promise<number>> {
  const page = await browser.newPage();
  return () => page.evaluate(doSameWork);
}

/**
 * Of the same act the half that was done while the machine had least to do besides. Told by the same work beside it and
 * not by its own time, so that an act that is slow by itself stays slow.
 */
export function calmHalf(acts: readonly Act[]): Act[] {
  return acts.toSorted((one, other) => one.sameWork - other.sameWork).slice(0, Math.ceil(acts.length / 2));
}

/** How many of the acts that count were done while the machine did little else. */
export function countCalm(days: readonly (readonly Act[])[]): { calm: number; of: number } {
  const acts = days.flat();
  const quickest = Math.min(...acts.map(({ sameWork }) => sameWork));
  const counted = [...Map.groupBy(acts, ({ name }) => name).values()].flatMap(calmHalf);
  return { calm: counted.filter(({ sameWork }) => sameWork <= CALM * quickest).length, of: counted.length };
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
