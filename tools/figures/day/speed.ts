import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import type { Browser } from "playwright-core";

/** How many times slower than the machine that the bars were set on. */
const SLOWED = 4;
/** The speed of that machine, in Lighthouse's measure (BenchmarkIndex). */
const SPEED_THEN = 2300;
const TIMES = 5;

/**
 * How fast this machine is just now, in Lighthouse's measure of a page that does nothing but reckon (BenchmarkIndex): the
 * same machine differs by a fifth from hour to hour. The quickest of five, of half a second twice each: whatever else a
 * machine does for a moment only takes away from it.
 */
export async function speedOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const speeds: number[] = [];
  for (let time = 0; time < TIMES; time += 1) speeds.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  return Math.max(...speeds);
}

/** How many times a machine of that speed is slowed, so that a page is as slow on it as on every other. */
export function slowingOf(speed: number): number {
  return Math.max(1, (SLOWED * speed) / SPEED_THEN);
}
