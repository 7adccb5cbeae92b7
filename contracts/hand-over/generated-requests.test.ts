import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listenLocally } from "#contracts/verification/listen-locally.ts";
import { tryRequests } from "./generated-requests.ts";
import { openApi } from "./openapi.ts";

const kept = openApi();
/** A few calls stand for all; `npm run contracts:requests` sends more of every one. */
const few = ["/api/Login/Login", "/api/user/logout", "/api/User/Language", "/api/Order/List", "/api/App/Update"];
const FEW: typeof kept = { ...kept, paths: Object.fromEntries(few.map((path) => [path, kept.paths[path] ?? {}])) };

async function runAgainst(service: RequestListener, { document = FEW, count = 50 } = {}) {
  const { url, stop } = await listenLocally(createServer(service));
  onTestFinished(stop);
  return tryRequests(url, document, async () => "token", { count, seed: 1 });
}

const json =
  (body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
const refusal = { success: false, errCode: "1001", errMsg: "No." };

test("every call of the contract, no complaint about a service that refuses with the envelope", async () => {
  const amounts: unknown[] = [];
  const calls = Object.values<object>(kept.paths).flatMap((methods) => Object.keys(methods)).length;
  const { requests, complaints } = await runAgainst(
    async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      if (request.url === "/api/App/RehearsePayment") amounts.push(JSON.parse(body)?.amount);
      json(refusal)(request, response);
    },
    { document: kept, count: 10 * calls },
  );
  expect(complaints).toEqual([]);
  expect(requests).toBe(10 * calls);
  // Its pattern has a lookahead.
  const valid = amounts.filter((amount) => typeof amount === "string" && /^\d{1,9}(\.\d{1,6})?$/.test(amount));
  expect(valid.length).toBeGreaterThan(2);
  expect(valid.map(Number)).not.toContain(0);
});

test("each call is sent by its method, with its input, and with a valid, a wrong or no token", async () => {
  const received: { call: string; token: string; language: string; input: string }[] = [];
  await runAgainst(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "", "http://service");
    const { authorization = "none", language } = request.headers;
    const body = Buffer.concat(await request.toArray()).toString();
    const call = `${request.method} ${pathname}`;
    received.push({ call, token: authorization, language: String(language), input: body || search });
    json(refusal)(request, response);
  });
  const inputsOf = (call: string) => received.filter((one) => one.call === call).map(({ input }) => input);
  expect(new Set(received.map(({ call }) => call))).toEqual(
    new Set(
      few.flatMap((path) => Object.keys(kept.paths[path] ?? {}).map((method) => `${method.toUpperCase()} ${path}`)),
    ),
  );
  expect(new Set(received.map(({ token }) => token))).toEqual(new Set(["Bearer token", "Bearer never-given", "none"]));
  expect(new Set(received.map(({ language }) => language))).toEqual(new Set(["en-US"]));
  for (const input of inputsOf("POST /api/Login/Login")) JSON.parse(input);
  expect(inputsOf("POST /api/Login/Login").filter((input) => /"email"/.test(input))).not.toEqual([]);
  expect(inputsOf("POST /api/User/Language").filter((input) => /^\?language=/.test(input))).not.toEqual([]);
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
  const calls = Object.values<object>(FEW.paths).flatMap((methods) => Object.keys(methods));
  expect(complaints).toHaveLength(calls.length);
  for (const one of complaints) expect(one).toMatch(new RegExp(`${complaint}.*, for `));
});
