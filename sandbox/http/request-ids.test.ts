import { beforeAll, expect, test } from "vitest";
import type { RequestFacts } from "#sandbox/log.ts";
import type { Service } from "#sandbox/service.ts";
import { openUnderTest } from "#sandbox/testing/storage-under-test.ts";
import { createApp } from "./app.ts";

const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let service: Service;
beforeAll(async () => {
  const opened = await openUnderTest(null);
  service = opened.service;
  await opened.close();
});

/** An app that logs into arrays. Its storage is closed, so calls that need it fail. */
function appWithoutStorage(changes: Partial<Service["settings"]> = {}) {
  const faults: [string, RequestFacts | undefined][] = [];
  const requests: RequestFacts[] = [];
  const settings = { ...service.settings, siteDir: "/there/is/no/such/folder", ...changes };
  const app = createApp({ ...service, settings, log: (line, request) => faults.push([line, request]) }, (request) =>
    requests.push(request),
  );
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: answered } = await app.request(path, { headers: { Host: "localhost", ...headers } });
    return { status, name: answered.get("X-Request-Id") ?? "" };
  };
  return { ask, faults, requests };
}

test("every answer has a request id, which is in the log", async () => {
  const { ask, requests } = appWithoutStorage();
  const paths = ["/api/none", "/home", "/config.json", "/sandbox/none", "/%zz"];
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (const path of paths) answers.push(await ask(path));
  for (const { name } of answers) expect(name).toMatch(NAME);
  expect(new Set(answers.map(({ name }) => name)).size).toBe(paths.length);
  expect(requests.map(({ requestId, status }) => ({ name: requestId, status }))).toEqual(answers);
});

test("a fault is logged with the request id, without query or headers", async () => {
  const { ask, faults } = appWithoutStorage();
  const { status, name } = await ask("/api/user/logout?id=do-not-tell", { Authorization: "Bearer do-not-tell" });
  expect(status).toBe(500);
  expect(faults).toEqual([
    [expect.stringMatching(/^A call failed: /), { requestId: name, method: "GET", path: "/api/user/logout" }],
  ]);
});

test("a request id is accepted from a trusted proxy only, if it is valid", async () => {
  const given = { "X-Request-Id": "proxy-4711-0042" };
  expect((await appWithoutStorage().ask("/api/none", given)).name).toMatch(NAME);
  const { ask } = appWithoutStorage({ trustProxy: true });
  expect((await ask("/api/none", given)).name).toBe("proxy-4711-0042");
  for (const odd of ["short", "a b c d e f g", `x${"y".repeat(64)}`, '{"level":"info"}'])
    expect((await ask("/api/none", { "X-Request-Id": odd })).name).toMatch(NAME);
});

test("control characters of a path are escaped in the log", async () => {
  const { ask, requests } = appWithoutStorage();
  const forged = "%0a%7b%22level%22:%22error%22%7d";
  for (const path of [`/x${forged}`, "/x%1b%5b2J", "/x%c2%9b2J", "/x%e2%80%ae", "/x%e2%80%a8y"]) await ask(path);
  expect(requests.map(({ path }) => path)).toEqual([
    '/x%0A{"level":"error"}',
    "/x%1B[2J",
    "/x%C2%9B2J",
    "/x%E2%80%AE",
    "/x%E2%80%A8y",
  ]);
});
