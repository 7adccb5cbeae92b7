import { expect, test } from "vitest";
import { acceptedValue, isOffered, problemFrom, problemOf, unprovided } from "./problem.ts";
import { accepted, refusal } from "./testing/answers.ts";
import { UNREACHABLE } from "./testing/failed-call.ts";

test("a failed call says how it failed, where that is known (8.4)", () => {
  expect(problemFrom(UNREACHABLE)).toEqual({ kind: "failed", failure: UNREACHABLE.failure });
  expect(problemFrom(new Error("nobody knows"))).toEqual({ kind: "failed" });
});

test("a call that the service does not have is of no use to be asked for again (8.2)", () => {
  const missing = { ...refusal("2404"), notOffered: UNREACHABLE.failure };
  expect(problemOf(missing)).toEqual({ kind: "notOffered" });
  expect([null, problemOf(refusal("2404")), problemOf(missing)].map(isOffered)).toEqual([true, true, false]);
});

test("a refusal has no value, and nobody forgets to provide what a machine needs", () => {
  expect(acceptedValue(accepted(7))).toBe(7);
  expect(() => acceptedValue(refusal("2001"))).toThrow("A refusal carries no value");
  expect(() => unprovided()).toThrow("This actor has to be provided by the application");
});
