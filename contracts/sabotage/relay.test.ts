import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Relay, startRelay } from "./relay.ts";

let relay: Relay;
let received: unknown[];
const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  const body = method === "POST" ? await json(request).catch(() => undefined) : undefined;
  const { authorization = null, language = null } = headers;
  received.push(url === "/states" ? body : { call: `${method} ${url}`, authorization, language, body });
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(JSON.stringify(url === "/states" ? { token: "t-1" } : { success: true, resData: url }));
});

beforeEach(async () => {
  received = [];
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  relay = await startRelay({ url, stateUrl: `${url}/states` });
});
afterEach(() => {
  relay.stop();
  server.close();
});

const post = (url: string, body: unknown, headers = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Language: "ja-JP", ...headers },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());

test("calls and provider states are passed on as they are", async () => {
  const params = { email: "lin@example.com" };
  const state = { state: "a signed-in merchant", params, action: "setup" };
  expect(await post(relay.stateUrl, state)).toEqual({ token: "t-1" });
  await post(relay.stateUrl, { ...state, action: "teardown" });
  const body = { page: 2 };
  expect(await post(`${relay.url}/api/Order/List`, body, { Authorization: "Bearer t-1" })).toEqual({
    success: true,
    resData: "/api/Order/List",
  });
  await fetch(`${relay.url}/api/Login/Logout?a=1&b=x%20y`, { headers: { Language: "th-TH" } });
  expect(received).toEqual([
    state,
    { ...state, action: "teardown" },
    { call: "POST /api/Order/List", authorization: "Bearer t-1", language: "ja-JP", body },
    { call: "GET /api/Login/Logout?a=1&b=x+y", authorization: null, language: "th-TH", body: undefined },
  ]);
  expect(relay.answers).toEqual([
    { call: "POST /api/Order/List", body: { success: true, resData: "/api/Order/List" } },
    { call: "GET /api/Login/Logout", body: { success: true, resData: "/api/Login/Logout?a=1&b=x+y" } },
  ]);
});

test("an override changes states and requests, and knows the states of its exchange only", async () => {
  const known: unknown[] = [];
  relay.override({
    state: (change) => (change.state === "kept" ? change : Promise.resolve({ code: "42" })),
    request: (sent, behind) => {
      known.push({ ...behind.known });
      return { ...sent, body: { ...sent.body, page: 1 } };
    },
  });
  const set = (state: string, params = {}) => post(relay.stateUrl, { state, params, action: "setup" });
  await set("kept", { email: "lin@example.com" });
  expect(await set("replaced", { purpose: "register" })).toEqual({ code: "42" });
  await post(`${relay.url}/api/Order/List`, { page: 2 });
  await set("replaced");
  await post(`${relay.url}/api/Order/List`, { page: 3 });
  expect(known).toEqual([{ email: "lin@example.com", token: "t-1", purpose: "register", code: "42" }, { code: "42" }]);
  expect(received).toMatchObject([{ state: "kept" }, { body: { page: 1 } }, { body: { page: 1 } }]);
});
