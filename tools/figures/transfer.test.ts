import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { chromiumFlags, findChromium } from "#tools/chromium.mjs";
import { measureTransfer } from "./transfer.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium() ?? "", args: chromiumFlags() });
}, 30_000);
afterAll(() => browser.close());

const REPEATED = "/* text that shrinks */".repeat(100);
const PAGE = `<!doctype html><title>t</title><link rel="stylesheet" href="/a.css"><link rel="icon" href="data:,">
<link rel="prefetch" href="/ahead.js"><h1>Shown</h1><img src="/a.png" alt="">
<script src="/a.js"></script>`;
const SCRIPT = `${REPEATED}
fetch("/texts.json");
fetch("/api/Login/Login");
requestIdleCallback(() => import("/idle.js"));
setTimeout(() => import("/late.js"), 100);`;

/** Serves the given files, each with the content type of its extension, and returns the address. */
async function serve(files: Record<string, string>): Promise<string> {
  const types: Record<string, string> = { js: "text/javascript", css: "text/css", json: "application/json" };
  const server = createServer((request, response) => {
    const body = files[request.url ?? ""];
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader("Content-Type", types[request.url?.split(".")[1] ?? ""] ?? "text/html");
    response.end(body ?? "nothing here");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

async function measure(url: string, timeout = 30_000) {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return measureTransfer(url, context, { timeout });
}

test("a page's size includes its styles, scripts and texts, compressed, but nothing that is fetched when idle", async () => {
  const url = await serve({
    "/home": PAGE,
    "/a.css": "h1 { color: red }",
    "/a.js": SCRIPT,
    "/late.js": "export {};",
    "/idle.js": REPEATED,
    "/ahead.js": REPEATED,
    "/texts.json": "{}",
    "/api/Login/Login": "{}",
    "/a.png": "",
  });
  const loaded = await measure(`${url}/home`);
  expect(loaded.map(({ path }) => path).toSorted()).toEqual(["/a.css", "/a.js", "/home", "/late.js", "/texts.json"]);
  expect(loaded.find(({ path }) => path === "/a.js")?.bytes).toBeLessThan(SCRIPT.length / 4);
});

test("a page that is missing, redirects or shows nothing is an error", async () => {
  const url = await serve({
    "/moved": `<h1>x</h1><script>history.replaceState(null, "", "/login")</script>`,
    "/empty": "<title>x</title>",
  });
  await expect(measure(`${url}/missing`)).rejects.toThrow("status 404");
  await expect(measure(`${url}/moved`)).rejects.toThrow("led to");
  await expect(measure(`${url}/empty`, 1000)).rejects.toThrow("shows no heading");
}, 30_000);
