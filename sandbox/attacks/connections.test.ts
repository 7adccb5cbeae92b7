import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newDataFolder } from "#sandbox/testing/data-folder.ts";
import { startOn } from "#sandbox/testing/engines.ts";
import { rawRequest } from "#sandbox/testing/raw-request.ts";
import type { SandboxUnderTest } from "#sandbox/testing/sandbox-under-test.ts";

/* Requests that no browser sends: ambiguous between two servers, endless, or leading out of the site. */

let sandbox: SandboxUnderTest;
let site: Awaited<ReturnType<typeof newDataFolder>>;
beforeAll(async () => {
  site = await newDataFolder();
  await mkdir(join(site.dataDir, "assets"), { recursive: true });
  const files = { "index.html": "the console", "config.json": "{}", "assets/index.js": "script", ".env": "SECRET=1" };
  for (const [name, text] of Object.entries(files)) await writeFile(join(site.dataDir, name), text);
  sandbox = await startOn("PGlite", { siteDir: site.dataDir, requestSeconds: 2 });
});
afterAll(async () => {
  await sandbox.stop();
  await site.remove();
  expect(sandbox.faults).toEqual([]);
});

/** Sends bytes as they are, and reads until the service closes the connection. */
function talk(...parts: string[]): Promise<string> {
  const socket = connect(Number(new URL(sandbox.url).port), "127.0.0.1");
  socket.on("error", () => {});
  for (const part of parts) socket.write(part, "latin1");
  return new Promise((resolve) => {
    let said = "";
    socket.on("data", (chunk) => {
      said += chunk;
    });
    socket.once("close", () => resolve(said));
  });
}

const POST = "POST /api/Login/Login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
const SMUGGLED = "GET /sandbox HTTP/1.1\r\nHost: localhost\r\n\r\n";

test.each([
  ["a length and chunks", `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["chunks and a length", `${POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["a blank before the colon", `${POST}Content-Length: 5\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["an encoding that looks like chunks", `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["chunks that are not last", `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["two lengths", `${POST}Content-Length: 2\r\nContent-Length: 46\r\n\r\n{}${SMUGGLED}`],
  ["a length with a sign", `${POST}Content-Length: +2\r\n\r\n{}${SMUGGLED}`],
  ["a negative length", `${POST}Content-Length: -2\r\n\r\n{}${SMUGGLED}`],
  ["a length in hexadecimal", `${POST}Content-Length: 0x2\r\n\r\n{}${SMUGGLED}`],
  ["a chunk without its end", `${POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}0\r\n\r\n${SMUGGLED}`],
  ["a chunk of no size", `${POST}Transfer-Encoding: chunked\r\n\r\nZ\r\n{}\r\n${SMUGGLED}`],
  ["a header that goes on in the next line", `${POST}X: a\r\n b\r\nContent-Length: 2\r\n\r\n{}`],
  ["lines that end with a line feed alone", "POST /api/Login/Login HTTP/1.1\nHost: localhost\n\n"],
  ["a carriage return within a header", `${POST}X: a\rTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}`],
  ["a NUL within a header", `${POST}X: a\0b\r\nContent-Length: 2\r\n\r\n{}`],
  ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["a TLS handshake", "\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03"],
  ["no host", "GET /home HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["an invalid path", "GET home HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["another scheme", "GET file:///etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
])("%s is a bad request, and nothing after it is read", async (_, request) => {
  expect((await talk(request)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
});

test("two Host headers are refused", async () => {
  const request = "GET /home HTTP/1.1\r\nHost: localhost\r\nHost: attacker.example\r\nConnection: close\r\n\r\n";
  expect(await talk(request)).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test.each([
  ["one header over 16 kB", `X: ${"a".repeat(20_000)}\r\n`],
  ["3,000 headers", Array.from({ length: 3000 }, (_, at) => `X-${at}: 1\r\n`).join("")],
])("%s: refused as too large (431)", async (_, headers) => {
  expect(await talk(`GET /home HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
});

test("slow headers and silent connections are cut off, and others are answered", async () => {
  const slow = Array.from({ length: 300 }, (_, at) =>
    talk(at % 2 ? "" : "GET /home HTTP/1.1\r\nHost: localhost\r\nX: "),
  );
  expect((await fetch(`${sandbox.url}/config.json`)).status).toBe(200);
  // Resolves only when the service closes every connection.
  await Promise.all(slow);
});

test.each(["TRACE", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])("the method %s is refused", async (method) => {
  for (const path of ["/home", "/api/Login/Login", "/sandbox", "/config.json"]) {
    const { status, headers, body } = await rawRequest(sandbox.url, {
      method,
      path,
      headers: { Origin: "https://attacker.example", "Access-Control-Request-Method": "POST", "X-Secret": "echoed" },
    });
    // /sandbox answers 403, since it first refuses requests from other sites.
    expect([403, 404]).toContain(status);
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(body).not.toContain("echoed");
  }
});

test("no CORS header is sent for any origin", async () => {
  for (const origin of ["https://attacker.example", "null", sandbox.url]) {
    const { headers } = await sandbox.post("/api/Login/Login", "{}", { Origin: origin });
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
});

test("redirects are paths, independent of the Host header", async () => {
  const headers = {
    "X-Forwarded-Host": "attacker.example",
    Forwarded: "host=attacker.example",
    "X-Original-URL": "/x",
  };
  const answer = await rawRequest(sandbox.url, { path: "/", headers });
  expect([answer.status, answer.headers.location]).toEqual([302, "/home"]);
});

test("a request for many ranges gets the file once", async () => {
  const Range = `bytes=${Array.from({ length: 1300 }, (_, at) => `0-${at}`).join(",")}`;
  const { status, body } = await rawRequest(sandbox.url, { path: "/config.json", headers: { Range } });
  expect([status, body]).toEqual([200, "{}"]);
});

test.each([
  "/../secrets.key",
  "/assets/../../secrets.key",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/.%2e/%2e./etc/passwd",
  "/%252e%252e%252fetc/passwd",
  "/....//....//etc/passwd",
  "/..;/etc/passwd",
  "/assets/..%2f..%2fetc/passwd",
  "/assets/index.js/..%2f..%2fconfig.json",
  "/..%5c..%5cetc%5cpasswd",
  "/%c0%ae%c0%ae/etc/passwd",
  "/index.html%00.js",
  "/~root/.ssh/id_rsa",
  "/proc/self/environ",
  "/.env",
  "/.git/config",
])("%s does not leave the site's folder", async (path) => {
  const { headers, body } = await rawRequest(sandbox.url, { path });
  expect(["the console", "There is no such file.\n", "This address can't be read.\n"]).toContain(body);
  expect(headers["cache-control"] ?? "").not.toContain("immutable");
});

test("an idle connection is kept for longer than the five seconds of Node", async () => {
  const { headers } = await fetch(sandbox.url);
  expect(headers.get("keep-alive")).toBe("timeout=9");
});
