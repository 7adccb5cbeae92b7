import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { chromiumFlags, findChromium } from "#tools/chromium.mjs";
import { meetsBar } from "./figure.ts";
import { collectCacheHits, prefetchedCalls, type SlowLine, saveData, slowFigures, timed } from "./slow-line.ts";

/** A page that tells at once what it waits for, and in other ways as its address says. */
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

const GOOD: SlowLine = { acts: [{ name: "press", told: 200, took: 9_000 }], failed: [], ahead: [], kept: [] };

const missed = (changes: Partial<SlowLine>) =>
  slowFigures({ ...GOOD, ...changes })
    .filter((figure) => !meetsBar(figure))
    .map(({ name }) => name.split(" (")[0]);

const press = () =>
  timed(
    page,
    "press",
    () => page.getByRole("button").click(),
    () => page.getByRole("heading").waitFor(),
  );

test("a page that tells at once what it waits for keeps every bar", async () => {
  const kept = new Set<string>();
  collectCacheHits(page, kept);
  await page.addInitScript(saveData);
  await page.goto(url);
  const acts = [await press()];
  expect(missed({ acts, ahead: await prefetchedCalls(page, "a"), kept: [...kept] })).toEqual([]);
});

test("one that says nothing until it is there misses its bar", async () => {
  await page.goto(`${url}?silent`);
  expect(missed({ acts: [await press()] })).toEqual(["slow 3G, 360 px: until it is told what is waited for"]);
});

test("what is asked for ahead though data is saved misses its bar, by pointer and by focus", async () => {
  await page.addInitScript(saveData);
  await page.goto(`${url}?ahead`);
  const ahead = await prefetchedCalls(page, "a");
  expect(ahead).toEqual(["/ahead.json", "/ahead.json"]);
  expect(missed({ ahead })).toEqual(["asked for ahead while data is saved"]);
});

test("what is kept for long under a name that stays misses its bar", async () => {
  const kept = new Set<string>();
  collectCacheHits(page, kept);
  await page.goto(`${url}?kept`, { waitUntil: "networkidle" });
  expect([...kept]).toEqual([`${url}/app.js`]);
  expect(missed({ kept: [...kept] })).toEqual(["kept for long under a name of no content"]);
});

test("acts that take too long, requests that fail and a walk of which nothing was seen miss theirs", () => {
  expect(missed({ acts: [{ name: "press", told: 200, took: 20_001 }] })).toEqual([
    "slow 3G, 360 px: until it is there",
  ]);
  expect(missed({ failed: ["net::ERR_TIMED_OUT /api"] })).toEqual(["slow 3G: requests that failed"]);
  expect(missed({ acts: [] })).toEqual([
    "slow 3G, 360 px: until it is told what is waited for",
    "slow 3G, 360 px: until it is there",
  ]);
});
