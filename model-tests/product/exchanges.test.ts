import { expect, test } from "vitest";
import { readCalls, unmadeCalls } from "./exchanges.ts";

const calls = readCalls();

test("an invoke makes the calls that its provide.ts names or passes to a function", () => {
  expect(calls.get("orderPayment")?.get("cancelOrder")).toEqual([{ method: "POST", path: "/api/Order/Cancel" }]);
  expect(calls.get("session")?.get("signIn")).toEqual([{ method: "POST", path: "/api/Login/Login" }]);
  expect(calls.get("list")?.get("loadPage")).toContainEqual({ method: "POST", path: "/api/Bill/List" });
  expect(calls.get("resource")?.get("load")).toContainEqual({ method: "POST", path: "/api/Dashboard/Figures" });
});

test("every call of the contract is made by a machine; a missing one is named with its file", () => {
  expect(unmadeCalls(calls)).toEqual([]);
  const without = new Map([...calls].filter(([machine]) => machine !== "profileEdit"));
  expect(unmadeCalls(without)).toEqual([
    "POST /api/User/update is made by no machine that is tested: give updateProfile to an actor in src/account/provide.ts.",
  ]);
});
