import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, NodeResult, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { drawn } from "./drawn.ts";

declare global {
  /** Set by axe's script. */
  var axe: { run: (options: RunOptions) => Promise<AxeResults> } | undefined;
}

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// Passed elements are not described, which would take longer than finding the violations.
const QUICK: RunOptions = { resultTypes: ["violations"], preload: false, iframes: false };
const TARGET_SIZE = "target-size";
const EVERY_RULE: RunOptions = { ...QUICK, rules: { [TARGET_SIZE]: { enabled: true } } };

/** The rules that depend on the language: names, language attributes, and reachable overflow. */
const LANGUAGE_RULES = [
  ..."area-alt aria-command-name aria-dialog-name aria-input-field-name aria-meter-name".split(" "),
  ..."aria-progressbar-name aria-text aria-toggle-field-name aria-tooltip-name aria-treeitem-name".split(" "),
  ..."button-name document-title empty-heading empty-table-header form-field-multiple-labels".split(" "),
  ..."frame-title html-has-lang html-lang-valid html-xml-lang-mismatch image-alt image-redundant-alt".split(" "),
  ..."input-button-name input-image-alt label label-title-only landmark-unique link-name object-alt".split(" "),
  ..."presentation-role-conflict role-img-alt scrollable-region-focusable select-name summary-name".split(" "),
  ..."svg-img-alt table-duplicate-name valid-lang".split(" "),
];

/** All findings of axe, best practices included, a line each. */
export function axeFindings(page: Page, isLoading = false): Promise<string[]> {
  return findings(page, EVERY_RULE, isLoading);
}

/** The findings by the rules that depend on the language, a line each. */
export function languageFindings(page: Page, isLoading = false): Promise<string[]> {
  return findings(page, { ...QUICK, runOnly: LANGUAGE_RULES }, isLoading);
}

/** The same with target sizes, which take longer than all other rules. */
export function languageAndTargetFindings(page: Page, isLoading = false): Promise<string[]> {
  return findings(page, { ...QUICK, runOnly: [...LANGUAGE_RULES, TARGET_SIZE] }, isLoading);
}

/** Waits until animations have ended. Axe's script is added once per page by the debugger, which the content policy allows. */
async function findings(page: Page, options: RunOptions, isLoading: boolean): Promise<string[]> {
  // Content that is being replaced is faded, which would fail the contrast rule.
  if (!isLoading) await page.locator('main [aria-busy="true"]').first().waitFor({ state: "detached" });
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(SCRIPT);
  // A colour in transition may lack contrast.
  await page.evaluate(drawn);
  const violations = await page.evaluate(
    async ({ how, aboveThePage }) => {
      if (!globalThis.axe) throw new Error("axe did not come into the page");
      // Targets that are partly covered by an open popover do not count.
      const isSomethingOpen = document.querySelector(aboveThePage) !== null;
      const isCovered = ({ target: [selector] }: NodeResult) =>
        isSomethingOpen && !(typeof selector === "string" && document.querySelector(selector)?.closest(aboveThePage));
      // role="application" has its own keys for scrolling.
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
