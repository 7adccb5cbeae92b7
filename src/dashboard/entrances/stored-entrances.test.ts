import { expect, test } from "vitest";
import { entrancesOf } from "./stored-entrances.ts";

test("quick entrances: the default ones until some are chosen, each once, six at most (2.24)", {
  tags: ["2.24.i"],
}, () => {
  expect(entrancesOf(null)).toEqual(["orderList", "appList", "billList", "callbackList"]);
  expect(entrancesOf([])).toEqual([]);
  expect(entrancesOf(["a", "a", "b", "c", "d", "e", "f", "g"])).toEqual(["a", "b", "c", "d", "e", "f"]);
});
