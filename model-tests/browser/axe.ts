import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

declare global {
  /** What its script leaves in a page. */
  var axe: { run: (options: RunOptions) => Promise<AxeResults> } | undefined;
}

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds on a page once what moves on it has come to rest, a line each; best practices included. Its script
 * comes in through the browser's own debugger, so that the content policy stays as it is, and once into each page.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(SCRIPT);
  const violations = await page.evaluate(
    async (options) => {
      if (!globalThis.axe) throw new Error("axe did not come into the page");
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      // A colour on its way to another is none that anybody reads. What turns without end is left to turn.
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
      return (await globalThis.axe.run(options)).violations;
    },
    // Describing the hundreds of elements that are as they should be takes longer than finding those that are not.
    { resultTypes: ["violations"], preload: false, iframes: false } satisfies RunOptions,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target.join(" ")}. ${failureSummary ?? ""}`),
  );
}
