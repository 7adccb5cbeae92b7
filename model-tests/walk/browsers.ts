import { existsSync } from "node:fs";
import { type Browser, type BrowserType, firefox, webkit } from "playwright-core";
import { SharedChromium } from "#model-tests/browser/chromium.ts";
import type { RunPlan } from "#model-tests/engine/index.ts";

export const BROWSERS = ["chromium", "firefox", "webkit"] as const;

const OTHERS: Readonly<Record<string, BrowserType>> = { firefox, webkit };

/** @throws Error with a message of one sentence if a browser is not installed. Only Playwright's own builds work. */
export function requireBrowser(name: string): void {
  const other = OTHERS[name];
  if (other && !existsSync(other.executablePath()))
    throw new Error(`Playwright's ${name} is not on this machine: npx playwright-core install --with-deps ${name}.`);
}

/** Starts the plan's browser on first use. */
export function browserOf({ browser, isHeaded, slow }: Pick<RunPlan, "browser" | "isHeaded" | "slow">) {
  const options = { headless: !isHeaded, slowMo: slow };
  const other = OTHERS[browser];
  if (other === undefined) return new SharedChromium(options);
  let launched: Promise<Browser> | undefined;
  return {
    browser: () => {
      launched ??= other.launch(options);
      return launched;
    },
    stop: async () => (await launched)?.close(),
  };
}
