import { expect, test } from "vitest";
import type { Refusal } from "./envelope.ts";
import { type Failure, RequestFailed } from "./failure.ts";
import { acceptedValue, isOffered, problemFrom, problemOf } from "./problem.ts";

const failure: Failure = {
  ...{ kind: "unreachable", call: "POST /api/Order/List", status: null, time: "2026-11-21T03:00:00.000Z" },
  ...{ field: "", expected: "", requestId: "" },
};
const refusal: Refusal = { accepted: false, errCode: "2404", errMsg: "" };

test("the problem of a failed call has the failure, if known (8.4)", () => {
  expect(problemFrom(new RequestFailed(failure))).toEqual({ kind: "failed", failure });
  expect(problemFrom(new Error("unexpected"))).toEqual({ kind: "failed" });
});

test("a call that the service does not have is not offered (8.2)", () => {
  const missing = { ...refusal, notOffered: failure };
  expect(problemOf(missing)).toEqual({ kind: "notOffered" });
  expect([null, problemOf(refusal), problemOf(missing)].map(isOffered)).toEqual([true, true, false]);
});

test("a refusal has no value", () => {
  expect(acceptedValue({ accepted: true, value: 7 })).toBe(7);
  expect(() => acceptedValue(refusal)).toThrow("A refusal carries no value");
});
