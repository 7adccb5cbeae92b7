import { gzipSync } from "node:zlib";
import type { BrowserContext, Response } from "playwright-core";

/** A file that a page loaded, and its size in bytes with the strongest gzip compression. */
export type TransferSizes = { path: string; bytes: number };

const COUNTED = new Set(["document", "stylesheet", "script", "font", "fetch", "xhr", "other"]);
const CODE = /\.(js|css|html|json|woff2?|webmanifest)$|\/[^./]*$/;

/**
 * Opens an address with an empty cache and waits until nothing is loading. Counts the page, its scripts, styles, fonts
 * and texts, but no images and no responses of the service.
 * @param options.rested whether files that are prefetched when the browser is idle count too
 * @throws when the page is an error, redirects or shows no heading, since its size would mean nothing
 */
export async function measureTransfer(
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
      COUNTED.has(response.request().resourceType()) && CODE.test(pathname) && !pathname.startsWith("/api/");
    if (!counts || ahead || response.status() !== 200) continue;
    const body = await response.body();
    loaded.push({ path: pathname, bytes: Math.min(gzipSync(body, { level: 9 }).length, body.length) });
  }
  await page.close();
  return loaded.sort((a, b) => b.bytes - a.bytes);
}
