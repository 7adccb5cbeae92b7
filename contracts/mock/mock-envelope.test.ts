import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ContractViolation, noData } from "#contracts/envelope.ts";
import { readMockEnvelope } from "./mock-envelope.ts";

const item = z.object({ name: z.string() });
const succeeded = { data: { name: "Lin" }, status: "ok", msg: "request succeeded", code: 20_000 };

describe("the mock envelope (7.18)", () => {
  test("a success is status ok with code 20000, and its data fits the call's schema (8.12)", {
    tags: ["7.18.a", "7.18.b"],
  }, () => {
    expect(readMockEnvelope(succeeded, item)).toEqual({ accepted: true, value: { name: "Lin" } });
    expect(() => readMockEnvelope({ ...succeeded, data: null }, item)).toThrow(ContractViolation);
  });

  test.each([
    [50_000, "no such message"],
    [50_008, "not logged in"],
  ])("code %i is a refusal with the mock's message (8.12)", (code, msg) => {
    const refused = { accepted: false, errCode: String(code), errMsg: msg };
    expect(readMockEnvelope({ data: null, status: "fail", msg, code }, item)).toEqual(refused);
  });

  test("only status ok together with code 20000 is a success", { tags: ["7.18.b"] }, () => {
    return fc.assert(
      fc.property(fc.constantFrom("ok", "fail"), fc.constantFrom(20_000, 50_000, 50_008), (status, code) => {
        const { accepted } = readMockEnvelope({ data: null, status, msg: "", code }, noData);
        expect(accepted).toBe(status === "ok" && code === 20_000);
      }),
    );
  });

  test.each([
    ["the service's own envelope (7.2)", { success: true, resData: { name: "Lin" } }],
    ["another status", { ...succeeded, status: "okay" }],
    ["a code in letters", { ...succeeded, code: "ok" }],
    ["nothing", null],
  ])("%s is a violation of the contract", (_, body) => {
    expect(() => readMockEnvelope(body, item)).toThrow(ContractViolation);
  });
});
