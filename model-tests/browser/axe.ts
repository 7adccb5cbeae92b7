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
 * What axe finds on a page as it stands, a line each; best practices included. Its script comes in through the
 * browser's own debugger, so that the content policy stays as it is, and once into each page.
 * @param only the rules to be examined; all of them without it.
 */
export async function axeFindings(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(SCRIPT);
  const violations = await page.evaluate(
    async (options) => {
      if (!globalThis.axe) throw new Error("axe did not come into the page");
      return (await globalThis.axe.run(options)).violations;
    },
    // Describing the hundreds of elements that are as they should be takes longer than finding those that are not.
    {
      resultTypes: ["violations"],
      preload: false,
      iframes: false,
      ...(only && { runOnly: [...only] }),
    } satisfies RunOptions,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target.join(" ")}. ${failureSummary ?? ""}`),
  );
}
