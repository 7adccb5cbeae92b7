import type { Browser, BrowserContext } from "playwright-core";
import { keepAnnouncements } from "./announcements.ts";
import { comeToRest } from "./chromium.ts";
import { reportViolations } from "./complaints.ts";
import { SCREEN_TIMEOUT } from "./timeout.ts";

/** What a browser context is given once, and its pages cannot change. */
export type Setting = { url: string; viewport: { width: number; height: number }; timeZone: string | undefined };

/**
 * Browser contexts that tests take turns in: one that held a page of the console before has its code in the cache, and the
 * next page is there in a third of the time. Each page is new; what the console stored is dropped by its first document
 * (`Person`). A context that a test had its hands on itself is not used again.
 */
export class Contexts {
  readonly #free = new Map<string, BrowserContext[]>();

  async take(browser: Browser, setting: Setting): Promise<BrowserContext> {
    const free = this.#free.get(JSON.stringify(setting))?.pop();
    return free?.browser()?.isConnected() ? free : newContext(browser, setting);
  }

  async giveBack(context: BrowserContext, setting: Setting): Promise<void> {
    for (const page of context.pages()) {
      await comeToRest(page);
      await page.close();
    }
    await context.clearCookies();
    const key = JSON.stringify(setting);
    this.#free.set(key, [...(this.#free.get(key) ?? []), context]);
  }
}

export async function newContext(browser: Browser, { viewport, timeZone }: Setting): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    // The browser speaks English whatever the console speaks, so that only the stored choice counts (9.6).
    locale: "en-US",
    ...(timeZone && { timezoneId: timeZone }),
    reducedMotion: "reduce",
    serviceWorkers: "block",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(SCREEN_TIMEOUT);
  await reportViolations(context);
  await context.addInitScript(keepAnnouncements);
  return context;
}
