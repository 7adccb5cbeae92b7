import { expect, test } from "vitest";
import { ContractViolation } from "./envelope.ts";
import { describeFailure, type Failure, failureOf, RequestFailed } from "./failure.ts";
import { failureFrom } from "./failure-from.ts";

const WHEN = "2026-11-21T03:00:00.000Z";
const UNREACHABLE: Failure = {
  ...{ kind: "unreachable", call: "POST /api/Order/List", status: null, time: WHEN },
  ...{ field: "", expected: "", requestId: "" },
};

test.each<[string, Partial<Failure>]>([
  [`POST /api/Order/List · unreachable · ${WHEN}`, {}],
  [
    `POST /api/Order/List · status · status 500 · ${WHEN} · request req-7`,
    { kind: "status", status: 500, requestId: "req-7" },
  ],
  [`POST /api/Order/List · unreadable · expected JSON · ${WHEN}`, { kind: "unreadable", expected: "JSON" }],
  [
    `POST /api/Order/List · unreadable · expected an amount at resData.amount · ${WHEN}`,
    { kind: "unreadable", expected: "an amount", field: "resData.amount" },
  ],
])("a failure in one line: %s", (line, failure) => {
  const failed = new RequestFailed({ ...UNREACHABLE, ...failure });
  expect(describeFailure(failed.failure)).toBe(line);
  expect(String(failed)).toBe(`RequestFailed: ${line}`);
});

test("only a RequestFailed error has a failure", () => {
  expect(failureOf(new RequestFailed(UNREACHABLE))).toBe(UNREACHABLE);
  expect(failureOf(new Error("given up"))).toBeNull();
});

test.each([
  [new ContractViolation("resData.name", "a text"), { field: "resData.name", expected: "a text" }],
  [new SyntaxError("Unexpected token"), { field: "", expected: "JSON" }],
  [new TypeError("fetch failed"), { field: "", expected: "" }],
])("a failure made of %s names the field and what was expected", (error, mismatch) => {
  const answered = new Response("", { headers: { "X-Request-Id": "req-7" } });
  const attempt = { call: "POST /api/Order/List", isOnline: true };
  const known = { call: "POST /api/Order/List", time: expect.stringMatching(/Z$/), ...mismatch };
  expect(failureFrom(error, { ...attempt, response: undefined })).toEqual({
    ...{ ...known, kind: "unreachable", status: null, requestId: "" },
  });
  expect(failureFrom(error, { ...attempt, response: answered })).toEqual({
    ...{ ...known, kind: "unreadable", status: 200, requestId: "req-7" },
  });
});
