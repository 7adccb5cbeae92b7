/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { Browser, Page, Response } from "playwright-core";
import { DEMO, signInDemo } from "./demo-account.ts";
import type { Figure } from "./figure.ts";
import { withConsole } from "./running-console.ts";

/** "Slow 3G" of Chromium's developer tools: latency in milliseconds, and bytes per second. */
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** The timeout of every step, in milliseconds, which is that of a request (9.1). */
const TIMEOUT = 120_000;
const WIDE = { width: 1440, height: 900 };

/** An action on a slow line: the time until progress was shown, and until the result was shown, in milliseconds. */
export type SlowAct = { name: string; progressAfter: number; resultAfter: number };

export type SlowLine = {
  acts: readonly SlowAct[];
  /** Failed requests, without those that were aborted when their page was left. */
  failed: readonly string[];
  /** Addresses that were prefetched despite Save-Data. */
  prefetched: readonly string[];
  /** Addresses that browsers may cache for long although their name contains no content hash. */
  longCached: readonly string[];
};

/**
 * Measures the way from the home page to a paid order on a slow line with a phone's window, and work with Save-Data.
 */
export async function measureSlowLine(root: string): Promise<Figure[]> {
  return withConsole(root, async (url, browser) => {
    const longCached = new Set<string>();
    const { acts, failed } = await inContext(browser, {}, async (page) => {
      collectLongCached(page, longCached);
      return payOnSlowLine(page, url);
    });
    const merchant = { cookies: [], origins: [{ origin: url, localStorage: await signInDemo(url) }] };
    const prefetched = await inContext(browser, { storageState: merchant, viewport: WIDE }, async (page) => {
      collectLongCached(page, longCached);
      await page.addInitScript(saveData);
      await page.goto(`${url}/console/index`, { waitUntil: "networkidle" });
      return prefetchedCalls(page, 'nav a[href], a[href="/order/packages"]');
    });
    return slowFigures({ acts, failed, prefetched, longCached: [...longCached] });
  });
}

/** The measurements with their limits. */
export function slowFigures({ acts, failed, prefetched, longCached }: SlowLine): Figure[] {
  const worst = (what: "progressAfter" | "resultAfter") => acts.toSorted((one, other) => other[what] - one[what])[0];
  const named = (what: string, things: readonly string[]) => (things[0] ? `${what} (${things[0]})` : what);
  return [
    {
      name: `slow 3G, 360 px: until progress is shown (of ${acts.length} acts: ${worst("progressAfter")?.name})`,
      value: worst("progressAfter")?.progressAfter ?? Number.NaN,
      unit: "ms",
      limit: { most: 1_000 },
    },
    {
      name: `slow 3G, 360 px: until the result is shown (${worst("resultAfter")?.name})`,
      value: (worst("resultAfter")?.resultAfter ?? Number.NaN) / 1000,
      unit: "s",
      limit: { most: 20 },
    },
    { name: named("slow 3G: requests that failed", failed), value: failed.length, unit: "", limit: { most: 0 } },
    { name: named("prefetched despite Save-Data", prefetched), value: prefetched.length, unit: "", limit: { most: 0 } },
    {
      name: named("cached for long without a content hash in the name", longCached),
      value: longCached.length,
      unit: "",
      limit: { most: 0 },
    },
  ];
}

async function inContext<Result>(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0],
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: "en-US", ...options });
  context.setDefaultTimeout(TIMEOUT);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function payOnSlowLine(page: Page, url: string): Promise<Pick<SlowLine, "acts" | "failed">> {
  const acts: SlowAct[] = [];
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    if (why !== "net::ERR_ABORTED") failed.push(`${why} ${request.url()}`);
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", SLOW_3G);
  const act = async (name: string, what: () => Promise<unknown>, there: () => Promise<unknown>) => {
    acts.push(await timed(page, name, what, there));
  };
  const press = (name: string | RegExp) => page.getByRole("button", { name }).click();

  await page.goto(`${url}/home`);
  await page.goto(`${url}/login`);
  // The form can be read, filled in and sent before the console's code is loaded.
  await page.getByLabel("Email", { exact: true }).fill(DEMO.email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
  const heading = page.getByRole("heading", { level: 1 });
  await act(
    "sign in",
    () => press("Sign in"),
    async () => {
      await page.waitForURL("**/console/index", { timeout: TIMEOUT });
      await heading.waitFor();
    },
  );
  const packages = page.getByRole("main").locator('a[href="/order/packages"]').first();
  const cards = page.getByRole("group", { name: "Package" }).locator("label");
  await packages.waitFor();
  await act(
    "open the packages",
    () => packages.click(),
    () => cards.first().waitFor(),
  );
  await cards.nth(1).click();
  const finish = page.getByRole("button", { name: "Finish Pay" });
  await act(
    "place the order",
    () => press("Place order"),
    () => finish.waitFor(),
  );
  const code = new URL(page.url()).searchParams.get("pay") ?? "";
  const stay = page.getByRole("button", { name: "Stay here" });
  await act(
    "finish the payment",
    () => finish.click(),
    () => stay.waitFor(),
  );
  await stay.click();
  await page.request.post(`${url}/sandbox/api/orders/${code}/pay`, { data: { kind: "exact" } });
  await page.getByText("Payment complete").first().waitFor();
  return { acts, failed };
}

/** Runs an action, and waits until progress is shown and until the result is shown. */
export async function timed(
  page: Page,
  name: string,
  what: () => Promise<unknown>,
  there: () => Promise<unknown>,
): Promise<SlowAct> {
  const began = performance.now();
  const since = () => performance.now() - began;
  await what();
  const arrived = there().then(since);
  const progressShown = page.waitForFunction(showsProgress).then(since);
  // The wait fails when another page is loaded.
  progressShown.catch(() => undefined);
  // A result that is shown at once needs no progress.
  const progressAfter = await Promise.race([progressShown, arrived]);
  return { name, progressAfter, resultAfter: await arrived };
}

/** Runs in the page: whether a visible element shows progress. */
function showsProgress(): boolean {
  const signs = document.querySelectorAll(
    '.progress-line, [aria-busy="true"], [role="img"][class*="skeleton"], .breathing, [class*="-spinner"]',
  );
  // The progress line of a form that was sent before the console was loaded.
  const line = getComputedStyle(document.body, "::before").animationName !== "none";
  return line || [...signs].some((sign) => sign.checkVisibility());
}

/**
 * Moves the pointer and the focus to every link.
 * @returns the paths that the page requested
 */
export async function prefetchedCalls(page: Page, links: string): Promise<string[]> {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  for (const link of await page.locator(links).all()) {
    if (!(await link.isVisible())) continue;
    await link.hover();
    await link.focus();
  }
  // Prefetching may wait until the pointer rests.
  await page.waitForTimeout(1_000);
  return requested;
}

/** Runs in the page before its own scripts: makes the browser report Save-Data, as Chromium does. */
export function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/** A file name that ends with a hash of the content. */
const NAMED_AFTER_CONTENT = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** Collects the addresses that browsers may cache for long although their name contains no content hash. */
export function collectLongCached(page: Page, addresses: Set<string>): void {
  page.on("response", (response) => {
    if (isLongCached(response)) addresses.add(response.url());
  });
}

function isLongCached(response: Response): boolean {
  const { "cache-control": words = "" } = response.headers();
  const { pathname } = new URL(response.url());
  const age = Number(/max-age=(\d+)/.exec(words)?.[1] ?? 0);
  if (/no-store|no-cache/.test(words) || (age === 0 && !words.includes("immutable"))) return false;
  return !(NAMED_AFTER_CONTENT.test(pathname) && words.includes("immutable"));
}
