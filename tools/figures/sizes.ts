import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Response } from "playwright-core";
import { signInDemo } from "./demo-account.ts";
import type { Figure } from "./figure.ts";

const CHARTS = /nivo|chart/i;
/** The sign-in page can be used before this code is loaded (`signing-in.browser.test.ts`). */
const CONSOLE = /\/assets\/(?!before-paint)[^/]*\.js$/;
const CODE = /\.(js|css)$/;
/** They are loaded after a screen can be used, and have a separate limit. */
const FONTS = /\.woff2$/;

const COUNTED_TYPES = new Set(["document", "stylesheet", "script", "font", "fetch", "xhr", "other"]);
const COUNTED_FILES = /\.(js|css|html|json|woff2?|webmanifest)$|\/[^./]*$/;

/** A file that a page loaded, and its size in bytes with the strongest gzip compression. */
type TransferSizes = { path: string; bytes: number };

/** A size, and the files that make it up, largest first. */
export type Size = { figure: Figure; files: readonly TransferSizes[] };

/** The sizes of the first screens, each loaded with an empty cache. */
export async function measureSizes(browser: Browser, url: string): Promise<Size[]> {
  const visitor = { cookies: [], origins: [] };
  const merchant = await signInDemo(url);
  const measure = async (
    name: string,
    path: string,
    storageState: typeof visitor | typeof merchant,
    {
      without,
      rested = false,
      counts = (file) => !FONTS.test(file),
      ...limits
    }: Pick<Figure, "limit"> & {
      without?: RegExp;
      rested?: boolean;
      counts?: (path: string) => boolean;
    },
  ) => {
    const context = await browser.newContext({ storageState });
    if (without) await context.route(without, (route) => route.abort());
    const files = (await measureTransfer(url + path, context, { rested })).filter(
      (file) => !CHARTS.test(file.path) && counts(file.path),
    );
    await context.close();
    const bytes = sum(files.map((file) => file.bytes));
    return { figure: { name, value: bytes / 1000, unit: "kB" as const, ...limits }, files };
  };
  return [
    await measure("/home, gzipped", "/home", visitor, { limit: { most: 60 } }),
    await measure("/products/enterprise-pack, gzipped", "/products/enterprise-pack", visitor, { limit: { most: 60 } }),
    await measure("/demo01, gzipped", "/demo01", merchant, { limit: { most: 60 } }),
    await measure("/login until it answers to typing and pressing, gzipped", "/login", visitor, {
      limit: { most: 60 },
      without: CONSOLE,
    }),
    // The client, which a sign-in needs, is loaded when the browser is idle.
    await measure("/login with all that signs in, gzipped", "/login", visitor, { limit: { most: 225 }, rested: true }),
    await measure("the console's first screen, gzipped, charts aside", "/console/index", merchant, {
      limit: { most: 280 },
    }),
    await measure("the typeface of every screen, Latin", "/login", visitor, {
      limit: { most: 60 },
      counts: (file) => FONTS.test(file),
    }),
  ];
}

/** Every screen of the console that has an address. */
const SCREENS = [
  "/order/list",
  "/order/packages",
  "/app/list",
  "/wallet/index",
  "/mycurrency/list",
  "/currencybill/list",
  "/bill/list",
  "/rechargeBill/list",
  "/transaction/list",
  "/callback/list",
  "/user/center",
  "/user/history",
  "/help/documents",
  "/help/overview",
  "/help/guide",
  "/help/developers",
];

/** The code of each screen, and what opening the first other screen loads after the console's first screen is idle. */
export async function measureScreenCode(browser: Browser, url: string): Promise<Size[]> {
  const storageState = await signInDemo(url);
  const codeOf = async (path: string, rested = false) => {
    const context = await browser.newContext({ storageState });
    const files = await measureTransfer(url + path, context, { rested });
    await context.close();
    return files.filter((file) => CODE.test(file.path));
  };
  const common = new Set((await codeOf("/console/index", true)).map(({ path }) => path));
  const own: { path: string; files: TransferSizes[] }[] = [];
  for (const path of SCREENS) own.push({ path, files: (await codeOf(path)).filter((file) => !common.has(file.path)) });
  const users = Map.groupBy(
    own.flatMap(({ files }) => files),
    ({ path }) => path,
  );
  const most = (name: string, isCounted: (file: TransferSizes) => boolean): Size => {
    const files = own
      .map(({ path, files }) => ({ path, bytes: sum(files.filter(isCounted).map(({ bytes }) => bytes)) }))
      .toSorted((one, other) => other.bytes - one.bytes);
    const value = (files[0]?.bytes ?? Number.NaN) / 1000;
    return { figure: { name: `${name} (${files[0]?.path})`, value, unit: "kB", limit: { most: 25 } }, files };
  };
  return [
    most("code that one screen has for itself, gzipped, the most", ({ path }) => users.get(path)?.length === 1),
    most("code that a screen brings once the console's first one has rested, gzipped, the most", () => true),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/**
 * Opens an address with an empty cache and waits until nothing is loading. Counts the page, its scripts, styles, fonts
 * and texts, but no images and no responses of the service.
 * @param options.rested whether files that are prefetched when the browser is idle count too
 * @throws when the page is an error, redirects or shows no heading, since its size would mean nothing
 */
async function measureTransfer(
  url: string,
  context: BrowserContext,
  { rested }: { rested: boolean },
): Promise<TransferSizes[]> {
  const page = await context.newPage();
  // Idle callbacks never run.
  if (!rested) await page.addInitScript("window.requestIdleCallback = () => 0;");
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  if (answer?.status() !== 200) throw new Error(`${url} answered with status ${answer?.status()}`);
  if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${page.url()}`);
  // A broken, empty page would have the best size.
  await page
    .locator("h1")
    .first()
    .waitFor()
    .catch((cause: unknown) => {
      throw new Error(`${url} shows no heading`, { cause });
    });
  const loaded: TransferSizes[] = [];
  for (const response of responses) {
    const { pathname } = new URL(response.url());
    const ahead = (await response.request().headerValue("sec-purpose")) === "prefetch";
    const counts =
      COUNTED_TYPES.has(response.request().resourceType()) &&
      COUNTED_FILES.test(pathname) &&
      !pathname.startsWith("/api/");
    if (!counts || ahead || response.status() !== 200) continue;
    const body = await response.body();
    loaded.push({ path: pathname, bytes: Math.min(gzipSync(body, { level: 9 }).length, body.length) });
  }
  await page.close();
  return loaded.sort((a, b) => b.bytes - a.bytes);
}
