import { expect, test } from "vitest";
import { and, not, or, stateIn } from "xstate/guards";
import { guardWords } from "./chart.ts";

test.each([
  ["canSend", "can send"],
  [{ type: "isStatus", params: "paid" }, "is status paid"],
  [{ type: "isOnSale", params: () => "starter" }, "is on sale"],
  [not("hasUser"), "not (has user)"],
  [and([{ type: "isStatus", params: "failed" }, not("isLate")]), "is status failed and not (is late)"],
  [or(["isEmpty", stateIn({ open: "unsent" })]), "is empty or in open › unsent"],
  [() => true, "on a condition"],
])("chart words: the guard %o is written as %j", (guard, words) => {
  expect(guardWords(guard)).toBe(words);
});
