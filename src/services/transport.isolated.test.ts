import { beforeEach, expect, test, vi } from "vitest";
import { noData } from "#contracts/envelope.ts";
import { RequestFailed } from "#contracts/failure.ts";
import type { Fault } from "#contracts/http.ts";
import { lazyClient } from "./transport.ts";

const { createClient } = vi.hoisted(() => ({ createClient: vi.fn() }));
vi.mock("./client.ts", () => ({ createClient }));

const CALLS = { login: () => undefined };
const ACCEPTED = { accepted: true, value: null };
const LOGOUT = { method: "GET", path: "/api/Login/Logout", resData: noData } as const;

beforeEach(() => {
  createClient.mockReset();
  createClient.mockReturnValue({ send: async () => ACCEPTED, quiet: async () => ACCEPTED, calls: CALLS });
});

test.each([
  ["unreachable", true],
  ["offline", false],
])("client: code that cannot be loaded is reported as %s, and loaded again the next time", async (kind, isOnline) => {
  const { client, reported } = start(isOnline);
  createClient.mockImplementationOnce(missing);
  const failed = await client.calls().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(RequestFailed);
  expect(reported).toEqual([{ type: "failed", failure: expect.objectContaining({ kind, status: null }) }]);

  createClient.mockImplementationOnce(missing);
  await expect(client.send(LOGOUT)).rejects.toThrow("GET /api/Login/Logout");
  expect(reported).toHaveLength(2);

  expect(await client.calls()).toBe(CALLS);
  expect(await client.send(LOGOUT)).toEqual(ACCEPTED);
  expect(reported).toHaveLength(2);
});

test("client: a failed background request is not reported", async () => {
  const { client, reported } = start();
  createClient.mockImplementationOnce(missing);
  await expect(client.send({ ...LOGOUT, unattended: true })).rejects.toBeInstanceOf(RequestFailed);
  expect(reported).toEqual([]);
});

test("calls and requests share one client", async () => {
  const { client } = start();
  await Promise.all([client.calls(), client.send(LOGOUT), client.calls()]);
  expect(createClient).toHaveBeenCalledOnce();
});

function start(isOnline = true) {
  const reported: Fault[] = [];
  const options = { baseUrl: "", language: () => "en-US", token: () => null, isOnline: () => isOnline };
  const client = lazyClient({ ...options, report: (fault) => reported.push(fault) }, () => undefined);
  return { client, reported };
}

function missing(): never {
  throw new TypeError("Failed to fetch dynamically imported module");
}
