import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { amount, DECIMAL } from "./amount.ts";
import { count } from "./count.ts";
import { enumeration } from "./enumeration.ts";
import { flag } from "./flag.ts";
import { instant } from "./instant.ts";
import { parseJson } from "./json.ts";
import { optional } from "./reader.ts";
import { id, text, textOrNull } from "./text.ts";
import { isKnown } from "./unknown-enum-value.ts";

/** What a schema reads from JSON; "unreadable" if it fails. */
function read(schema: z.ZodMiniType, json: string): unknown {
  const result = schema.safeParse(parseJson(json));
  return result.success ? result.data : "unreadable";
}

describe("ids and texts", () => {
  test.each([
    ['"m-7"', "m-7"],
    ["208417365920", "208417365920"],
    ["12345678901234567890", "12345678901234567890"],
    ['""', "unreadable"],
    ["null", "unreadable"],
    ["true", "unreadable"],
    ["{}", "unreadable"],
  ])("%s is the id %s", (json, expected) => {
    expect(read(id, json)).toBe(expected);
  });

  test.each([
    ['"Lin"', "Lin"],
    ["66212345678", "66212345678"],
    ["null", ""],
    ["{}", ""],
  ])("%s is the text %j", (json, expected) => {
    expect(read(text, json)).toBe(expected);
    expect(read(textOrNull, json)).toBe(expected);
  });

  test("an absent text is empty, and an absent id is unreadable", () => {
    expect(z.object({ name: text }).parse({})).toEqual({ name: "" });
    expect(z.object({ code: id }).safeParse({}).success).toBe(false);
  });
});

describe("instants (docs/decisions/073)", () => {
  test.each([
    ["2026-11-21T03:00:00.000Z", "2026-11-21T03:00:00.000Z"],
    ["2026-11-21T03:00:00Z", "2026-11-21T03:00:00.000Z"],
    ["2026-11-21 03:00:00 +0000 UTC", "2026-11-21T03:00:00.000Z"],
    ["2026-11-21 11:00:00.5 +0800 CST", "2026-11-21T03:00:00.500Z"],
    ["1.795230000123E9", "2026-11-21T03:00:00.123Z"],
    ["2026-11-21T03:00:00", "2026-11-21T03:00:00.000Z"],
    ["2026-11-21 03:00:00", "2026-11-21T03:00:00.000Z"],
    ["2026-11-21T03:00Z", "2026-11-21T03:00:00.000Z"],
    ["2026-11-21T03:00:00.1234567", "2026-11-21T03:00:00.123Z"],
    ["2026-11-21T03:00:00.9999999999999Z", "2026-11-21T03:00:00.999Z"],
    ["2026-11-21T11:00:00+08:00", "2026-11-21T03:00:00.000Z"],
    ["2026-11-21T11:00:00.5+0800", "2026-11-21T03:00:00.500Z"],
    ["2026-11-20T21:30:00-05:30", "2026-11-21T03:00:00.000Z"],
    ["2024-02-29T00:00:00z", "2024-02-29T00:00:00.000Z"],
    ["2026-11-21 03:00:00+00", "2026-11-21T03:00:00.000Z"],
    ["2026-11-21 11:00:00 +0800", "2026-11-21T03:00:00.000Z"],
    ["2026-11-21 03:00:00 UTC", "2026-11-21T03:00:00.000Z"],
    ["2026/11/21 03:00:00", "2026-11-21T03:00:00.000Z"],
    ["2026/1/5 9:05:07", "2026-01-05T09:05:07.000Z"],
    ["1795230000", "2026-11-21T03:00:00.000Z"],
    ["1795230000123", "2026-11-21T03:00:00.123Z"],
    [1_795_230_000_123, "2026-11-21T03:00:00.123Z"],
    ["1795230000.5", "2026-11-21T03:00:00.500Z"],
    [1_795_230_000.25, "2026-11-21T03:00:00.250Z"],
    ["1795230000123456", "2026-11-21T03:00:00.123Z"],
    ["1795230000123456789", "2026-11-21T03:00:00.123Z"],
    ["/Date(1795230000123)/", "2026-11-21T03:00:00.123Z"],
    ["/Date(1795230000000+0800)/", "2026-11-21T03:00:00.000Z"],
    ["Sat, 21 Nov 2026 03:00:00 GMT", "2026-11-21T03:00:00.000Z"],
    ["20261121030000", "2026-11-21T03:00:00.000Z"],
    ["202611210300", "2026-11-21T03:00:00.000Z"],
    ["20261121T110000+0800", "2026-11-21T03:00:00.000Z"],
    ["2026-11-21T03:00:00,5Z", "2026-11-21T03:00:00.500Z"],
    ["2026-11-21T11:00+08:00[Asia/Taipei]", "2026-11-21T03:00:00.000Z"],
    [["2026", "11", "21", "3", "0"], "2026-11-21T03:00:00.000Z"],
    [["2026", "11", "21", "3", "0", "7", "123000000"], "2026-11-21T03:00:07.123Z"],
    [["2026", "11", "21", "3", "0", "7", "5000000"], "2026-11-21T03:00:07.005Z"],
    [{ date: "2026-11-21 03:00:00.000000" }, "2026-11-21T03:00:00.000Z"],
    [{ date: "2026-11-21 03:00:00.000000", timezone_type: 3, timezone: "UTC" }, "2026-11-21T03:00:00.000Z"],
    [{ date: "2026-11-21 11:00:00.000000", timezone_type: 1, timezone: "+08:00" }, "2026-11-21T03:00:00.000Z"],
  ])("%j is %s", (sent, expected) => {
    expect(instant.parse(sent)).toBe(expected);
  });

  test("an instant without an offset is UTC, in any time zone", () => {
    vi.stubEnv("TZ", "Asia/Taipei");
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(-480);
    expect(instant.parse("2026-11-21T03:00:00")).toBe("2026-11-21T03:00:00.000Z");
  });

  test.each(["2026-11-21", "2026/11/21", "20261121", 20_261_121, " 2026-11-21 ", [2026, 11, 21]])(
    "%j is that day, in any time zone (docs/decisions/073)",
    (sent) => {
      expect(instant.parse(sent)).toBe("2026-11-21");
    },
  );

  test.each([
    "",
    "yesterday",
    "2026-02-30",
    "20261321",
    "202611210",
    "0001-01-01",
    "2026-02-30T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-11-21T24:00:00Z",
    "2026-11-21T03:60:00Z",
    "2026-11-21T03:00:61Z",
    "2026/11-21 03:00:00",
    "0000-00-00 00:00:00",
    "0001-01-01T00:00:00",
    "/Date(0)/",
    "Sat, 21 Foo 2026 03:00:00 GMT",
    [2026, { toString: 1, valueOf: 1 }],
    "21/11/2026",
    null,
    {},
    { date: "2026-11-21 11:00:00.000000", timezone_type: 3, timezone: "Asia/Taipei" },
    { date: 20_261_121 },
    [],
    ["2026"],
  ])("%j is none", (sent) => {
    expect(instant.safeParse(sent).success).toBe(false);
    expect(optional(instant).parse(sent)).toBeNull();
  });

  test("an instant is the same with any offset and fraction", () => {
    const minutes = fc.integer({ min: -14 * 60, max: 14 * 60 });
    const moment = fc.date({ min: new Date("1970-01-02"), max: new Date("2999-12-30"), noInvalidDate: true });
    return fc.assert(
      fc.property(moment, minutes, fc.stringMatching(/^\d{0,12}$/), (utc, offset, finer) => {
        const local = new Date(utc.getTime() + offset * 60_000).toISOString().slice(0, -1);
        const [hours, rest] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
        const zone = `${offset < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
        expect(instant.parse(`${local}${finer}${zone}`)).toBe(utc.toISOString());
        expect(instant.parse(utc.toISOString().slice(0, -1))).toBe(utc.toISOString());
      }),
    );
  });
});

describe("amounts (docs/decisions/004)", () => {
  const whole = fc.stringMatching(/^(0|[1-9]\d{0,29})$/);
  const fraction = fc.stringMatching(/^\d{1,18}$/);

  test("30 digits before the point and 18 after it are read exactly, as text and as a JSON number", () => {
    return fc.assert(
      fc.property(whole, fraction, (before, after) => {
        for (const exact of [before, `${before}.${after}`]) {
          expect(read(amount, JSON.stringify(exact))).toBe(exact);
          expect(read(amount, exact)).toBe(exact);
        }
      }),
    );
  });

  test.each([
    ["29.90", "29.90"],
    ["1e2", "100"],
    ["1.5E-7", "0.00000015"],
    ["12.34e1", "123.4"],
    ["0.1e-17", "0.000000000000000001"],
    ['"0029.90"', "29.90"],
    ['" 7 "', "7"],
    ['"7."', "7"],
    ['".5"', "0.5"],
    ["1.50e3", "1500"],
    ['"1.000000000000000000000"', "1.000000000000000000"],
    ['"1,204.55"', "1204.55"],
    ['"12,345,678.90"', "12345678.90"],
    ["0", "0"],
    ["123456789012345678901234567890.123456789012345678", "123456789012345678901234567890.123456789012345678"],
  ])("%s is %s", (json, expected) => {
    expect(read(amount, json)).toBe(expected);
  });

  test.each([
    '""',
    '"."',
    "null",
    '"-1"',
    "-0.5",
    '"1,5"',
    '"1,204"',
    '"1.204,55"',
    '"1,20,400.5"',
    '"NaN"',
    '"0x10"',
    "true",
    "[7]",
    `"${"9".repeat(31)}"`,
    '"0.1234567890123456789"',
    "1e99",
  ])("%s is none", (json) => {
    expect(read(amount, json)).toBe("unreadable");
  });

  test("a float that may have lost digits is refused, and an exact one is read", () => {
    expect(amount.parse(29.9)).toBe("29.9");
    expect(amount.parse(0.1)).toBe("0.1");
    expect(amount.parse(123_456_789_012.345)).toBe("123456789012.345");
    expect(amount.parse(1.2345678901234e21)).toBe("1234567890123400000000");
    expect(amount.safeParse(0.1 + 0.2).success).toBe(false);
    expect(amount.safeParse(Number("1234567890123456.7")).success).toBe(false);
  });

  test("every amount is read in the canonical form", () => {
    return fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string(), fc.bigInt()), (sent) => {
        const result = amount.safeParse(typeof sent === "bigint" ? String(sent) : sent);
        if (result.success) expect(result.data).toMatch(DECIMAL);
      }),
    );
  });
});

describe("enum values", () => {
  const status = z.enum(["pending", "paid"]);

  test.each([
    ['"paid"', "paid", true],
    ['"PAID"', "paid", true],
    ['"on hold"', "on hold", false],
    ["3", "3", false],
    ["null", "", false],
    ["{}", "", false],
  ])("%s is %j, known: %s (docs/decisions/073)", (json, word, known) => {
    const value = enumeration(status).parse(parseJson(json));
    expect([value, isKnown(status, value)]).toEqual([word, known]);
  });
});

test.each([
  ["7", 7],
  ['"7"', 7],
  ["0", 0],
  ["3.0", 3],
  ["1e3", 1000],
  ["1.25E+2", 125],
  ["1.5e0", "unreadable"],
  ['"12.00"', 12],
  ['" 7 "', 7],
  ["-1", "unreadable"],
  ["1.5", "unreadable"],
  ['"1.5"', "unreadable"],
  ['""', "unreadable"],
  ["null", "unreadable"],
])("%s is the count %s", (json, expected) => {
  expect(read(count, json)).toBe(expected);
});

test("without access to a number's source text numbers stay numbers, and no fraction becomes a count", () => {
  vi.spyOn(JSON, "parse").mockImplementationOnce((text, reviver) => reviver?.call({}, "", Number(text)));
  expect(parseJson("7")).toBe(7);
  expect(count.parse(7)).toBe(7);
  expect(count.safeParse(1.5).success).toBe(false);
});

test.each([
  ["true", true],
  ['"False"', false],
  ["1", true],
  ["0", false],
  ["null", "unreadable"],
  ['"yes"', "unreadable"],
  [`{"toString":""}`, "unreadable"],
])("%s is the flag %s", (json, expected) => {
  expect(read(flag, json)).toBe(expected);
});
