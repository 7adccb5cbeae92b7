import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { chromiumFlags, findChromium } from "#tools/chromium.mjs";
import { isWithinLimit } from "./figure.ts";
import { freePort } from "./free-port.ts";
import { measureWithLighthouse, PAGES } from "./lighthouse.ts";

/** A page that is slow in one way, chosen by its address. */
const PAGE = (slow: string) => `<!doctype html><html lang="en"><title>A page</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A page that is measured.">
<link rel="icon" href="data:,">${slow === "late" ? '<script src="/late.js"></script>' : ""}
<main><h1>There</h1><p id="below">Below it</p></main>
<script>
if ("${slow}" === "busy") requestAnimationFrame(() => setTimeout(() => { for (const end = Date.now() + 400; Date.now() < end;); }));
if ("${slow}" === "shifting") setTimeout(() => below.before(Object.assign(document.createElement("div"), { style: "height: 300px" })), 300);
</script></html>`;

let port: number;
let url: string;
beforeAll(async () => {
  port = await freePort();
  const flags = [...chromiumFlags(), `--remote-debugging-port=${port}`];
  const browser: Browser = await chromium.launch({ executablePath: findChromium() ?? "", args: flags });
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    response.setHeader("Content-Type", path.endsWith(".js") ? "text/javascript" : "text/html");
    // 600 kB take long on a mobile line.
    response.end(path.endsWith(".js") ? `/* ${"x".repeat(600_000)} */` : PAGE(path.slice(1)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    await browser.close();
  };
}, 30_000);

/** The sign-in page's limits of times that this page exceeds. */
async function missed(slow: string): Promise<string[]> {
  const pages = PAGES.slice(0, 1).map(({ timings }) => ({ path: `/${slow}`, scores: {}, timings }));
  const figures = await measureWithLighthouse(url, port, { pages, runs: 1 });
  return figures.filter((figure) => !isWithinLimit(figure)).map(({ name }) => name);
}

test("a fast page keeps every limit", async () => {
  expect(await missed("quick")).toEqual([]);
});

test("a page with late content exceeds the limit of the largest contentful paint", async () => {
  expect(await missed("late")).toContain("Lighthouse /late largest-contentful-paint");
});

test("a page that is busy after its paint exceeds the limit of the total blocking time", async () => {
  expect(await missed("busy")).toEqual(["Lighthouse /busy total-blocking-time"]);
});

test("a page whose content moves exceeds the limit of the layout shift", async () => {
  expect(await missed("shifting")).toEqual(["Lighthouse /shifting cumulative-layout-shift"]);
});
