/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { Browser, Page, Response } from "playwright-core";
import { DEMO, signInDemo } from "./demo-account.ts";
import type { Figure } from "./figure.ts";
import { withConsole } from "./running-console.ts";

/** The "Slow 3G" of Chromium's developer tools: milliseconds until an answer begins, and bytes a second. */
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** How long anything may take on it before it counts as never, in milliseconds: what a request may take (9.1). */
const TIMEOUT = 120_000;
const WIDE = { width: 1440, height: 900 };

/** What somebody did on a slow line: how long until something told that it is waited for, and until it was there, in ms. */
export type SlowAct = { name: string; told: number; took: number };

export type SlowLine = {
  acts: readonly SlowAct[];
  /** Requests that came to nothing, but for those of a page that was left. */
  failed: readonly string[];
  /** What was asked for before anybody opened it, although data was to be saved. */
  ahead: readonly string[];
  /** What a browser may keep without asking again, and that is not named after its content. */
  kept: readonly string[];
};

/** Gets from the home page to a paid order on a slow line and a phone's display, and works where data is saved. */
export async function measureSlowLine(root: string): Promise<Figure[]> {
  return withConsole(root, async (url, browser) => {
    const kept = new Set<string>();
    const { acts, failed } = await inContext(browser, {}, async (page) => {
      collectCacheHits(page, kept);
      return payOnSlowLine(page, url);
    });
    const merchant = { cookies: [], origins: [{ origin: url, localStorage: await signInDemo(url) }] };
    const ahead = await inContext(browser, { storageState: merchant, viewport: WIDE }, async (page) => {
      collectCacheHits(page, kept);
      await page.addInitScript(saveData);
      await page.goto(`${url}/console/index`, { waitUntil: "networkidle" });
      return prefetchedCalls(page, 'nav a[href], a[href="/order/packages"]');
    });
    return slowFigures({ acts, failed, ahead, kept: [...kept] });
  });
}

/** What was seen, beside what is asked for. */
export function slowFigures({ acts, failed, ahead, kept }: SlowLine): Figure[] {
  const worst = (what: "told" | "took") => acts.toSorted((one, other) => other[what] - one[what])[0];
  const named = (what: string, things: readonly string[]) => (things[0] ? `${what} (${things[0]})` : what);
  return [
    {
      name: `slow 3G, 360 px: until it is told what is waited for (of ${acts.length} acts: ${worst("told")?.name})`,
      value: worst("told")?.told ?? Number.NaN,
      unit: "ms",
      bar: { most: 1_000 },
    },
    {
      name: `slow 3G, 360 px: until it is there (${worst("took")?.name})`,
      value: (worst("took")?.took ?? Number.NaN) / 1000,
      unit: "s",
      bar: { most: 20 },
    },
    { name: named("slow 3G: requests that failed", failed), value: failed.length, unit: "", bar: { most: 0 } },
    { name: named("asked for ahead while data is saved", ahead), value: ahead.length, unit: "", bar: { most: 0 } },
    { name: named("kept for long under a name of no content", kept), value: kept.length, unit: "", bar: { most: 0 } },
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
  // Before the console's code has come: the form can be read, typed into and sent.
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

/** Does something, and waits until something tells that it is waited for, and until it is there. */
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
  const telling = page.waitForFunction(tells).then(since);
  // A page that is replaced takes the question with it.
  telling.catch(() => undefined);
  // What is there at once has nothing to wait for.
  const told = await Promise.race([telling, arrived]);
  return { name, told, took: await arrived };
}

/** Runs in the page: whether anything in sight tells that something is waited for. */
function tells(): boolean {
  const signs = document.querySelectorAll(
    '.progress-line, [aria-busy="true"], [role="img"][class*="skeleton"], .breathing, [class*="-spinner"]',
  );
  // The line on top of a form that was sent before the console could take it.
  const line = getComputedStyle(document.body, "::before").animationName !== "none";
  return line || [...signs].some((sign) => sign.checkVisibility());
}

/** Comes to every link with a pointer and with the focus. @returns what the page then asked for. */
export async function prefetchedCalls(page: Page, links: string): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const link of await page.locator(links).all()) {
    if (!(await link.isVisible())) continue;
    await link.hover();
    await link.focus();
  }
  // What comes of it may wait for the pointer to rest.
  await page.waitForTimeout(1_000);
  return asked;
}

/** Runs in the page before its own scripts: as Chromium tells of a visitor who saves data. */
export function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/** A hash of what a file holds, at the end of its name. */
const NAMED_AFTER_CONTENT = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** Notes the addresses of what a browser may keep without asking again, and that is not named after its content. */
export function collectCacheHits(page: Page, kept: Set<string>): void {
  page.on("response", (response) => {
    if (isKeptForLong(response)) kept.add(response.url());
  });
}

function isKeptForLong(response: Response): boolean {
  const { "cache-control": words = "" } = response.headers();
  const { pathname } = new URL(response.url());
  const age = Number(/max-age=(\d+)/.exec(words)?.[1] ?? 0);
  if (/no-store|no-cache/.test(words) || (age === 0 && !words.includes("immutable"))) return false;
  return !(NAMED_AFTER_CONTENT.test(pathname) && words.includes("immutable"));
}
