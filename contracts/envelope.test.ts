import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ContractViolation, noData, readEnvelope } from "./envelope.ts";
import { NORMAL_RESPONSE_CODE } from "./error-catalogue.ts";

const item = z.object({ name: z.string() });

describe("the envelope (7.2)", () => {
  test("accepted data is typed by the call's own shape, and unknown fields are dropped", () => {
    const body = { success: true, errCode: null, errMsg: null, resData: { name: "Lin", extra: 1 }, traceId: "x" };
    expect(readEnvelope(body, item)).toEqual({ accepted: true, value: { name: "Lin" } });
  });

  test("a refusal is a value, and its data is ignored (8.2)", { tags: ["7.2.a"] }, () => {
    const body = { success: false, errCode: "2001", errMsg: "No.", resData: { name: 7 } };
    expect(readEnvelope(body, item)).toEqual({ accepted: false, errCode: "2001", errMsg: "No." });
  });

  test.each([{}, { errCode: null, errMsg: null }])("a refusal without code and message is still a refusal", (rest) => {
    expect(readEnvelope({ success: false, ...rest }, item)).toEqual({ accepted: false, errCode: "", errMsg: "" });
  });

  test('"3000" is a normal answer, but its data must fit (8.1)', () => {
    const normal = { success: false, errCode: NORMAL_RESPONSE_CODE };
    expect(readEnvelope({ ...normal, resData: { name: "Lin" } }, item)).toMatchObject({ accepted: true });
    expect(() => readEnvelope({ ...normal, resData: null }, item)).toThrow(ContractViolation);
  });

  test("only success and 3000 are accepted", () => {
    return fc.assert(
      fc.property(fc.boolean(), fc.string(), (success, errCode) => {
        const { accepted } = readEnvelope({ success, errCode }, noData);
        expect(accepted).toBe(success || errCode === "3000");
      }),
    );
  });

  test("any other body is a contract violation, never a crash and never accepted", () => {
    return fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(() => readEnvelope(body, item)).toThrow(ContractViolation);
      }),
    );
  });

  test("a violation names the field", () => {
    expect(() => readEnvelope({ success: true, resData: { name: 7 } }, item)).toThrow(/name/);
  });
});

test("a call without data accepts any data or none", () => {
  for (const resData of [undefined, null, true, "done", { any: "thing" }]) {
    expect(readEnvelope({ success: true, resData }, noData)).toEqual({ accepted: true, value: null });
  }
});

test("a violation names the field and what was expected, in one line (7.2)", () => {
  const violationOf = (body: unknown) => {
    try {
      readEnvelope(body, z.object({ name: z.string() }));
    } catch (error) {
      return error;
    }
  };
  expect(String(violationOf(7))).toBe("ContractViolation: expected the envelope of clause 7.2");
  expect(violationOf(7)).toMatchObject({ field: "", expected: "the envelope of clause 7.2" });
  expect(violationOf({ success: true, resData: 7 })).toMatchObject({ field: "resData", expected: "object" });
  expect(String(violationOf({ success: true, resData: {} }))).toBe(
    "ContractViolation: expected string at resData.name",
  );
});
