import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { chromiumFlags, findChromium } from "#tools/chromium.mjs";
import { isWithinLimit } from "./figure.ts";
import { collectLongCached, prefetchedCalls, type SlowLine, saveData, slowFigures, timed } from "./slow-line.ts";

/** A page that shows progress at once, with faults chosen by its address. */
const PAGE = `<!doctype html><title>t</title><link rel="icon" href="data:,"><script src="/assets/app-A1b2C3d4.js"></script>
<button>Press</button><a href="/next">Next</a><p id="line" hidden class="progress-line">…</p>
<script>
const slow = location.search.slice(1);
const saves = navigator.connection?.saveData && slow !== "ahead";
document.querySelector("button").addEventListener("click", () => {
  line.hidden = slow === "silent";
  setTimeout(() => { document.body.append(Object.assign(document.createElement("h1"), { textContent: "There" })); }, 1500);
});
for (const near of ["pointerover", "focus"]) {
  document.querySelector("a").addEventListener(near, () => saves || fetch("/ahead.json"));
}
if (slow === "kept") document.head.append(Object.assign(document.createElement("script"), { src: "/app.js" }));
</script>`;

let browser: Browser;
let url: string;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium() ?? "", args: chromiumFlags() });
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const isScript = path.endsWith(".js");
    if (isScript) response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? "" : path.endsWith(".json") ? "{}" : PAGE);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => void server.close();
}, 30_000);
afterAll(() => browser.close());
beforeEach(async () => {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  page = await context.newPage();
});

const GOOD: SlowLine = {
  acts: [{ name: "press", progressAfter: 200, resultAfter: 9_000 }],
  failed: [],
  prefetched: [],
  longCached: [],
};

const missed = (changes: Partial<SlowLine>) =>
  slowFigures({ ...GOOD, ...changes })
    .filter((figure) => !isWithinLimit(figure))
    .map(({ name }) => name.split(" (")[0]);

const press = () =>
  timed(
    page,
    "press",
    () => page.getByRole("button").click(),
    () => page.getByRole("heading").waitFor(),
  );

test("a page that shows progress at once keeps every limit", async () => {
  const kept = new Set<string>();
  collectLongCached(page, kept);
  await page.addInitScript(saveData);
  await page.goto(url);
  const acts = [await press()];
  expect(missed({ acts, prefetched: await prefetchedCalls(page, "a"), longCached: [...kept] })).toEqual([]);
});

test("a page that shows no progress exceeds its limit", async () => {
  await page.goto(`${url}?silent`);
  expect(missed({ acts: [await press()] })).toEqual(["slow 3G, 360 px: until progress is shown"]);
});

test("prefetching despite Save-Data exceeds its limit, by pointer and by focus", async () => {
  await page.addInitScript(saveData);
  await page.goto(`${url}?ahead`);
  const ahead = await prefetchedCalls(page, "a");
  expect(ahead).toEqual(["/ahead.json", "/ahead.json"]);
  expect(missed({ prefetched: ahead })).toEqual(["prefetched despite Save-Data"]);
});

test("long caching of files without a content hash in their name exceeds its limit", async () => {
  const kept = new Set<string>();
  collectLongCached(page, kept);
  await page.goto(`${url}?kept`, { waitUntil: "networkidle" });
  expect([...kept]).toEqual([`${url}/app.js`]);
  expect(missed({ longCached: [...kept] })).toEqual(["cached for long without a content hash in the name"]);
});

test("slow actions, failed requests and a walk without measurements exceed their limits", () => {
  expect(missed({ acts: [{ name: "press", progressAfter: 200, resultAfter: 20_001 }] })).toEqual([
    "slow 3G, 360 px: until the result is shown",
  ]);
  expect(missed({ failed: ["net::ERR_TIMED_OUT /api"] })).toEqual(["slow 3G: requests that failed"]);
  expect(missed({ acts: [] })).toEqual([
    "slow 3G, 360 px: until progress is shown",
    "slow 3G, 360 px: until the result is shown",
  ]);
});
