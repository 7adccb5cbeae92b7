import { expect, test } from "vitest";
import { CALLS } from "#contracts/calls.ts";
import { type Definition, pathWith } from "#contracts/define-call.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { readCalls } from "./exchanges.ts";

const calls = readCalls();

test("every call of the contract is made by an invoke of a machine that is tested", () => {
  const made = EVERY_MODEL.flatMap(({ machine }) => [...(calls.get(machine.id)?.values() ?? [])].flat()).map(
    ({ method, path }) => `${method} ${path}`,
  );
  const routes = Object.values<Definition>(CALLS).map(
    ({ method, path, example }) => `${method} ${pathWith(path, example)}`,
  );
  expect(routes.filter((route) => !made.includes(route))).toEqual([]);
});

test("an invoke makes the calls that its provide.ts names, or gives to a function that provides it", () => {
  expect(calls.get("orderPayment")?.get("cancelOrder")).toEqual([{ method: "POST", path: "/api/Order/Cancel" }]);
  expect(calls.get("session")?.get("signIn")).toEqual([{ method: "POST", path: "/api/Login/Login" }]);
  expect(calls.get("list")?.get("loadPage")).toContainEqual({ method: "POST", path: "/api/Bill/List" });
});
