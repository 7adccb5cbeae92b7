import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest } from "#sandbox/testing/raw-request.ts";
import { consoleSite } from "./console-site.ts";

const SCRIPT = "console.log('the console')\n".repeat(50);

let parent: string;
let url: string;
const server = createAdaptorServer({ fetch: (asked) => app.fetch(asked) });
const app = new Hono();
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "console-site-"));
  await write("secret.txt", "outside");
  await write("dist/index.html", "the console");
  await write("dist/home/index.html", "landing");
  await write("dist/home/zh-TW/index.html", "首頁");
  await write("dist/config.json", "{}");
  await write("dist/assets/index-a1b2.js", SCRIPT);
  await write("dist/assets/index-a1b2.js.br", brotliCompressSync(SCRIPT));
  await write("dist/assets/index-a1b2.js.gz", gzipSync(SCRIPT));
  app.on(["GET", "HEAD"], "*", consoleSite(join(parent, "dist")));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(async () => {
  server.close();
  await rm(parent, { recursive: true, force: true });
});

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(parent, path)), { recursive: true });
  await writeFile(join(parent, path), content);
}

test("the root leads to the landing page (2.1)", async () => {
  const answer = await fetch(url, { redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/home"]);
});

test.each([
  ["/home", "landing"],
  ["/home/", "landing"],
  ["/home/zh-TW", "首頁"],
  ["/login", "the console"],
  ["/order/list?page=2", "the console"],
  ["/no/such/page", "the console"],
  ["/config.json", "{}"],
])("%s shows %s (2.1, 2.2)", async (path, content) => {
  const answer = await fetch(url + path);
  expect([answer.status, await answer.text()]).toEqual([200, content]);
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
});

test.each(["/assets/index-gone.js", "/assets/none", "/favicon.png"])("%s is a 404, not the page", async (path) => {
  expect((await fetch(url + path)).status).toBe(404);
});

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", null],
])("for a browser that accepts %s, a script is sent as %s with long caching", async (accepted, encoding) => {
  const answer = await fetch(`${url}/assets/index-a1b2.js`, { headers: { "Accept-Encoding": accepted } });
  expect(await answer.text()).toBe(SCRIPT);
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  expect(answer.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  expect(answer.headers.get("Cache-Control")).toMatch(/immutable/);
});

test("an unchanged page answers 304", async () => {
  const first = await fetch(`${url}/home`);
  const again = await fetch(`${url}/home`, { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("a HEAD request gives the size without the content", async () => {
  const answer = await fetch(`${url}/config.json`, { method: "HEAD" });
  expect([answer.status, answer.headers.get("Content-Length"), await answer.text()]).toEqual([200, "2", ""]);
});

test.each(["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%5csecret.txt"])(
  "%s does not leave the site's folder",
  async (path) => {
    expect((await rawRequest(url, { path })).body).not.toContain("outside");
  },
);

test.each(["/%00", "/%E0%A4%A", "/%"])("%s is an invalid path, and not logged as a fault", async (path) => {
  expect((await rawRequest(url, { path })).status).toBe(404);
});
