import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { tryRequests } from "./generated-requests.ts";
import { openApi } from "./openapi.ts";

/** A few calls stand for all; `npm run contracts:requests` sends every one. */
const kept = openApi();
const few = ["/api/Login/Login", "/api/user/logout", "/api/User/Language", "/api/Order/List", "/api/App/Update"];
const document = { ...kept, paths: Object.fromEntries(few.map((path) => [path, kept.paths[path]])) };
const endings: (() => void)[] = [];
afterEach(() => {
  for (const stop of endings.splice(0)) stop();
});

async function runAgainst(service: RequestListener) {
  const server = createServer(service);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  endings.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return tryRequests(`http://127.0.0.1:${port}`, document, async () => "token", { count: 50, seed: 1 });
}

const json =
  (body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
const refusal = { success: false, errCode: "1001", errMsg: "No." };

test("no complaint about a service that refuses with the envelope", async () => {
  const { requests, complaints } = await runAgainst(json(refusal));
  expect(complaints).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(50);
});

test.each<[string, RequestListener]>([
  ["status 500", (_request, response) => response.writeHead(500).end("{}")],
  ["no JSON", (_request, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Sorry")],
  [
    "JSON that cannot be read",
    (_request, response) => response.writeHead(200, { "Content-Type": "application/json" }).end("{"),
  ],
  ["no answer: fetch failed \\(other side closed\\)", (request) => request.socket.destroy()],
  ["outside its schema", json({ success: false, errCode: 1001, errMsg: "No." })],
])("%s: one complaint per call, with the input", async (complaint, service) => {
  const { complaints } = await runAgainst(service);
  const calls = Object.values<object>(document.paths).flatMap((methods) => Object.keys(methods));
  expect(complaints).toHaveLength(calls.length);
  for (const one of complaints) expect(one).toMatch(new RegExp(`${complaint}.*, for `));
});
