import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request as requestHttp } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { connect, type SecureVersion } from "node:tls";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { securityHeadersFor } from "#sandbox/http/security-headers.ts";
import { missingForNginx, startNginx, type TestNginx } from "#sandbox/testing/nginx.ts";

/* Runs nginx with `deploy/nginx/` in front of a test site and a test service. */

const HOST = "console.merchant.example";
const SCRIPT = "console.log('the console')\n".repeat(50);
const SECURITY = {
  ...securityHeadersFor({ identityProvider: null }),
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
};
const A_YEAR = "public, max-age=31536000, immutable";
const FORGED = { "X-Request-Id": "somebody-elses-7", "X-Forwarded-Host": "attacker.example", Forwarded: "for=::1" };
const A_DAY = "public, max-age=86400";

const missing = await missingForNginx();
let sites: string;
let site: string;
let nginx: TestNginx;
/** Echoes the request, and sends the headers that nginx also sets. */
const service = createServer(async ({ method, url, headers, socket }, response) => {
  const sent = Object.entries(securityHeadersFor({ identityProvider: null })).flat();
  response.writeHead(200, [...sent, "Cache-Control", "no-store", "X-Request-Id", "7f"]);
  response.end(JSON.stringify({ method, url, headers, port: socket.remotePort }));
});
beforeAll(async () => {
  if (missing) return;
  sites = await mkdtemp(join(tmpdir(), "sandbox-nginx-site-"));
  site = join(sites, "merchant");
  const files = {
    "index.html": "the console",
    "home/index.html": "landing",
    "home/zh-TW/index.html": "首頁",
    "config.json": "{}",
    "version.json": "{}",
    "site.webmanifest": "{}",
    "favicon.svg": "<svg/>",
    "icons/192.png": "png",
    "robots.txt": "robots",
    "assets/index-a1b2.js": SCRIPT,
    "assets/index-a1b2.js.gz": gzipSync(SCRIPT),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), content);
  }
  await new Promise<void>((ready) => service.listen(0, "127.0.0.1", ready));
  const address = service.address();
  const port = typeof address === "object" && address ? address.port : 0;
  nginx = await startNginx({ site, service: `127.0.0.1:${port}` });
});
beforeEach((context) => {
  if (missing) context.skip(`needs ${missing}`);
});
afterAll(async () => {
  if (missing) return;
  await nginx.stop();
  service.closeAllConnections();
  service.close();
  await rm(sites, { recursive: true });
});

type Answer = { status: number; headers: IncomingHttpHeaders; raw: string[]; body: string };

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const options = {
    host: "127.0.0.1",
    port: nginx.ports.https,
    rejectUnauthorized: false,
    servername: HOST,
    agent: false,
  };
  return new Promise((resolve, reject) => {
    request({ ...options, method, path, headers: { Host: HOST, ...headers } }, async (answer) => {
      const { statusCode: status = 0, headers, rawHeaders: raw } = answer;
      const chunks = await answer.toArray();
      const sent = Buffer.concat(chunks);
      const body = (headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent).toString();
      resolve({ status, headers, raw, body });
    })
      .on("error", reject)
      .end();
  });
}

test("TLS 1.2 and 1.3 are supported, older versions are not", async () => {
  const configuration = await readFile(new URL("../../deploy/nginx/merchant-console.conf", import.meta.url), "utf8");
  expect(configuration).toMatch(/^ {2}ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  const spoken = (version: SecureVersion) =>
    new Promise<string | null>((resolve) => {
      const range = { minVersion: version, maxVersion: version, ciphers: "DEFAULT@SECLEVEL=0" };
      const socket = connect({ port: nginx.ports.https, host: "127.0.0.1", rejectUnauthorized: false, ...range });
      socket.once("error", () => resolve(null));
      socket.once("secureConnect", () => {
        resolve(socket.getProtocol());
        socket.destroy();
      });
    });
  expect(await Promise.all((["TLSv1.1", "TLSv1.2", "TLSv1.3"] as const).map(spoken))).toEqual([
    ...[null, "TLSv1.2", "TLSv1.3"],
  ]);
});

test("it starts without warnings, and supports HTTP/2", async () => {
  expect(nginx.printed()).toBe("");
  const socket = connect({
    host: "127.0.0.1",
    port: nginx.ports.https,
    rejectUnauthorized: false,
    ALPNProtocols: ["h2"],
  });
  await new Promise((ready) => socket.once("secureConnect", ready));
  expect(socket.alpnProtocol).toBe("h2");
  socket.destroy();
});

test("over HTTP/2, a page has its headers and compression, and requests are concurrent", async () => {
  const session = connectHttp2(`https://127.0.0.1:${nginx.ports.https}`, { rejectUnauthorized: false });
  const ask = async (path: string) => {
    const stream = session.request({ ":path": path, ":authority": HOST, "accept-encoding": "gzip" });
    const [headers]: IncomingHttpHeaders[] = await once(stream, "response");
    return { headers, bytes: Buffer.concat(await stream.toArray()) };
  };
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask("/assets/index-a1b2.js")));
  for (const { headers, bytes } of answers) {
    expect(headers).toMatchObject({ ":status": 200, "content-encoding": "gzip", "cache-control": A_YEAR });
    for (const [name, value] of Object.entries(SECURITY)) expect(headers?.[name.toLowerCase()]).toBe(value);
    expect(gunzipSync(bytes).toString()).toBe(SCRIPT);
  }
  expect((await ask("/order/list")).bytes.toString()).toBe("the console");
  session.close();
});

/** Paths with their content and caching; also below the path of a server with other sites. */
const FILES: [path: string, body: string, kept: string][] = [
  ["/home", "landing", "no-cache"],
  ["/home/", "landing", "no-cache"],
  ["/home/zh-TW", "首頁", "no-cache"],
  ["/login", "the console", "no-cache"],
  ["/order/list?page=2", "the console", "no-cache"],
  ["/apiary", "the console", "no-cache"],
  ["/config.json", "{}", "no-cache"],
  ["/version.json", "{}", "no-store"],
  ["/assets/index-a1b2.js", SCRIPT, A_YEAR],
  ["/favicon.svg", "<svg/>", A_DAY],
  ["/icons/192.png", "png", A_DAY],
  ["/site.webmanifest", "{}", A_DAY],
];
const BELOW = FILES.map(([path, ...file]): (typeof FILES)[number] => [`/merchant${path}`, ...file]);

test.each([...FILES, ...BELOW, ["/robots.txt", "robots", A_DAY]])(
  "%s answers with its file, the right caching, and every header once",
  async (path, body, kept) => {
    const answer = await ask(path);
    expect([answer.status, answer.body, answer.headers["cache-control"]]).toEqual([200, body, kept]);
    expectSecurity(answer);
  },
);

test.each(["/merchant", "/merchant/"])("%s redirects to the landing page below the path", async (path) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([302, "/merchant/home"]);
});

test.each([
  "/assets/index-gone.js",
  "/assets/",
  "/icons/gone.png",
  "/merchant/assets/index-gone.js",
  "/merchant/icons/gone.png",
])("%s is a 404 that is cached briefly", async (path) => {
  const answer = await ask(path);
  expect([404, 403]).toContain(answer.status);
  expect(answer.headers["cache-control"]).toBeUndefined();
  expectSecurity(answer);
});

test("a script is sent as compressed by the build, and caches vary by encoding", async () => {
  const plain = await ask("/assets/index-a1b2.js");
  const compressed = await ask("/assets/index-a1b2.js", { "Accept-Encoding": "gzip" });
  expect([plain.headers["content-encoding"], compressed.headers["content-encoding"]]).toEqual([undefined, "gzip"]);
  expect([plain.headers.vary, compressed.headers.vary]).toEqual(["Accept-Encoding", "Accept-Encoding"]);
  expect(compressed.body).toBe(SCRIPT);
});

test("files have the content types that browsers accept with nosniff", async () => {
  const typeOf = async (path: string) => (await ask(path)).headers["content-type"];
  expect(await typeOf("/home")).toBe("text/html; charset=utf-8");
  expect(await typeOf("/assets/index-a1b2.js")).toMatch(/^(application|text)\/javascript; charset=utf-8$/);
  expect(await typeOf("/site.webmanifest")).toBe("application/manifest+json");
  expect(await typeOf("/favicon.svg")).toBe("image/svg+xml");
});

test("an unchanged page answers 304", async () => {
  const { headers } = await ask("/home");
  expect((await ask("/home", { "If-None-Match": String(headers.etag) })).status).toBe(304);
});

test("the root redirects to the landing page, and HTTP to HTTPS, under its own host name only", async () => {
  const root = await ask("/", { Host: "elsewhere.example" });
  expect([root.status, root.headers.location]).toEqual([302, "/home"]);
  expectSecurity(root);
  const plain = await new Promise<IncomingHttpHeaders>((resolve) =>
    requestHttp(
      { host: "127.0.0.1", port: nginx.ports.http, path: "/a?b=1", headers: { Host: "elsewhere.example" } },
      ({ headers }) => resolve(headers),
    ).end(),
  );
  expect(plain.location).toBe(`https://${HOST}/a?b=1`);
});

test("API requests are forwarded with the visitor's address only; the service's headers occur once", async () => {
  const answer = await ask(
    "/api/Order/List?x=1",
    { "X-Forwarded-For": "203.0.113.9", ...FORGED, Authorization: "Bearer token" },
    "POST",
  );
  const asked = JSON.parse(answer.body);
  expect([asked.method, asked.url]).toEqual(["POST", "/api/Order/List?x=1"]);
  expect(asked.headers).toMatchObject({
    host: HOST,
    authorization: "Bearer token",
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "https",
  });
  expect(asked.headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
  expect(Object.keys(asked.headers)).not.toContain("x-forwarded-host");
  expect(Object.keys(asked.headers)).not.toContain("forwarded");
  expect(asked.headers.connection).not.toBe("close");
  expect([answer.headers["cache-control"], answer.headers["x-request-id"]]).toEqual(["no-store", "7f"]);
  expectSecurity(answer);
  // The connection is reused.
  expect(JSON.parse((await ask("/api/Order/List")).body).port).toBe(asked.port);
});

test.each(["//attacker.example", "//sandbox", "//attacker.example/%2e%2e"])(
  "%s is not a page of the console",
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(400);
    expectSecurity(answer);
  },
);

test("nothing outside the site is served", async () => {
  for (const path of ["/../nginx.conf", "/assets/..%2f..%2fkey.pem", "/assets/../../key.pem", "/%00"]) {
    expect((await ask(path)).body).not.toMatch(/PRIVATE|worker_processes/);
  }
});

function expectSecurity({ headers, raw }: Answer): void {
  for (const [name, value] of Object.entries(SECURITY)) expect(headers[name.toLowerCase()]).toBe(value);
  const names = raw.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
  expect(headers.server).toBe("nginx");
}
