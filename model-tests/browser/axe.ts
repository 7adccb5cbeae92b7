import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

declare global {
  /** What its script leaves in a page. */
  var axe: { run: (options: RunOptions) => Promise<AxeResults> } | undefined;
}

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// Describing the hundreds of elements that are as they should be takes longer than finding those that are not.
const EVERY_RULE: RunOptions = { resultTypes: ["violations"], preload: false, iframes: false };
const COLOUR_RULES: RunOptions = { ...EVERY_RULE, runOnly: ["color-contrast", "link-in-text-block"] };

/** What axe finds on a page, a line each; best practices included. */
export function axeFindings(page: Page): Promise<string[]> {
  return findings(page, EVERY_RULE);
}

/** What axe finds in the colours of a page, a line each: all that can differ between its themes. */
export function colourFindings(page: Page): Promise<string[]> {
  return findings(page, COLOUR_RULES);
}

/**
 * Waits until what moves on the page has come to rest. Axe's script comes in through the browser's own debugger, so that
 * the content policy stays as it is, and once into each page.
 */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(SCRIPT);
  const violations = await page.evaluate(async (how) => {
    if (!globalThis.axe) throw new Error("axe did not come into the page");
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    // A colour on its way to another is none that anybody reads. What turns without end is left to turn.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    return (await globalThis.axe.run(how)).violations;
  }, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target.join(" ")}. ${failureSummary ?? ""}`),
  );
}
