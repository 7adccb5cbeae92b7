import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, NodeResult, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

declare global {
  /** What its script leaves in a page. */
  var axe: { run: (options: RunOptions) => Promise<AxeResults> } | undefined;
}

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// Describing the hundreds of elements that are as they should be takes longer than finding those that are not.
const QUICK: RunOptions = { resultTypes: ["violations"], preload: false, iframes: false };
const TARGET_SIZE = "target-size";
const EVERY_RULE: RunOptions = { ...QUICK, rules: { [TARGET_SIZE]: { enabled: true } } };

/**
 * The rules that a language can break: whether everything has a name and a language, and whether what is cut where words
 * are long can still be reached. Colours, roles and structure are the same in every language.
 */
const LANGUAGE_RULES = [
  "area-alt",
  "aria-command-name",
  "aria-dialog-name",
  "aria-input-field-name",
  "aria-meter-name",
  "aria-progressbar-name",
  "aria-text",
  "aria-toggle-field-name",
  "aria-tooltip-name",
  "aria-treeitem-name",
  "button-name",
  "document-title",
  "empty-heading",
  "empty-table-header",
  "form-field-multiple-labels",
  "frame-title",
  "html-has-lang",
  "html-lang-valid",
  "html-xml-lang-mismatch",
  "image-alt",
  "image-redundant-alt",
  "input-button-name",
  "input-image-alt",
  "label",
  "label-title-only",
  "landmark-unique",
  "link-name",
  "object-alt",
  "presentation-role-conflict",
  "role-img-alt",
  "scrollable-region-focusable",
  "select-name",
  "summary-name",
  "svg-img-alt",
  "table-duplicate-name",
  "valid-lang",
];

/** What axe finds on a page, a line each; best practices included. */
export function axeFindings(page: Page, isLoading = false): Promise<string[]> {
  return findings(page, EVERY_RULE, isLoading);
}

/** What axe finds by those rules that a language can break, a line each. */
export function languageFindings(page: Page, isLoading = false): Promise<string[]> {
  return findings(page, { ...QUICK, runOnly: LANGUAGE_RULES }, isLoading);
}

/** The same, and what is too small to be pressed, which takes longer to find than all of that. */
export function languageAndTargetFindings(page: Page, isLoading = false): Promise<string[]> {
  return findings(page, { ...QUICK, runOnly: [...LANGUAGE_RULES, TARGET_SIZE] }, isLoading);
}

/**
 * Waits until what moves on the page has come to rest. Axe's script comes in through the browser's own debugger, so that
 * the content policy stays as it is, and once into each page.
 */
async function findings(page: Page, options: RunOptions, isLoading: boolean): Promise<string[]> {
  // What is about to be replaced is faded, whatever its colours are.
  if (!isLoading) await page.locator('main [aria-busy="true"]').first().waitFor({ state: "detached" });
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(SCRIPT);
  const violations = await page.evaluate(
    async ({ how, aboveThePage }) => {
      if (!globalThis.axe) throw new Error("axe did not come into the page");
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      // A colour on its way to another is none that anybody reads. What turns without end is left to turn.
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
      // What an open menu or box covers in part is no target while that is open.
      const isSomethingOpen = document.querySelector(aboveThePage) !== null;
      const isCovered = ({ target: [selector] }: NodeResult) =>
        isSomethingOpen && !(typeof selector === "string" && document.querySelector(selector)?.closest(aboveThePage));
      // An application scrolls by keys of its own.
      const isApplication = ({ target: [selector] }: NodeResult) =>
        typeof selector === "string" && document.querySelector(selector)?.closest('[role="application"]') !== null;
      const excused: Record<string, (node: NodeResult) => boolean> = {
        "target-size": isCovered,
        "scrollable-region-focusable": isApplication,
      };
      const { violations } = await globalThis.axe.run(how);
      return violations.map((found) => ({
        ...found,
        nodes: found.nodes.filter((node) => !excused[found.id]?.(node)),
      }));
    },
    { how: options, aboveThePage: ".bp6-popover" },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target.join(" ")}. ${failureSummary ?? ""}`),
  );
}
