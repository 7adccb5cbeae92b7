import { describe, expect, test, vi } from "vitest";
import { createFormat, isDateOnly } from "./format.ts";

test("format: an amount keeps every digit", () => {
  expect(createFormat("en-US").amount("123456789012345678.123456789012345678", "USDT")).toBe(
    "123,456,789,012,345,678.123456789012345678\u00A0USDT",
  );
});

test("format: an amount has at least two decimals", () => {
  expect(createFormat("en-US").decimal("29.9")).toBe("29.90");
  expect(createFormat("en-US").decimal("1500")).toBe("1,500.00");
});

test("format: a day without a time is the same day in every zone (docs/decisions/073)", () => {
  const { date, time, dateTime } = createFormat("en-US");
  expect([date("2026-11-21"), time("2026-11-21"), dateTime("2026-11-21")]).toEqual([
    "Nov 21, 2026",
    "",
    "Nov 21, 2026",
  ]);
});

test("format: an unreadable moment is shown unchanged", () => {
  expect(createFormat("en-US").dateTime("soon")).toBe("soon");
});

describe("format: numbers and days", () => {
  test("counts, compact numbers and percentages", () => {
    const en = createFormat("en-US");
    expect([en.integer(1234.6), en.compact(1234), en.compact(1_250_000)]).toEqual(["1,235", "1.2K", "1.3M"]);
    // Beyond 1e15 compact names become too long for a chart's axis.
    expect([9.9e14, 1e15, 3.95e26].map(en.compact)).toEqual(["990T", "1E15", "4E26"]);
    expect([0.126, 0, -0.5].map(en.percent)).toEqual(["+13%", "0%", "-50%"]);
  });

  test("a day, in full and short, and a moment's day", () => {
    const en = createFormat("en-US");
    expect([en.day("2026-11-21"), en.dayShort("2026-11-21")]).toEqual(["Nov 21, 2026", "Nov 21"]);
    expect(en.date("2026-11-21T12:00:00Z")).toBe("Nov 21, 2026");
    expect(["2026-11-21", "x2026-11-21", "2026-11-21T12:00:00Z"].map(isDateOnly)).toEqual([true, false, false]);
  });

  test("a day is the same in a zone behind UTC", () => {
    vi.stubEnv("TZ", "America/Los_Angeles");
    const en = createFormat("en-US");
    expect([en.day("2026-11-21"), en.dayShort("2026-11-21")]).toEqual(["Nov 21, 2026", "Nov 21"]);
  });

  test("a sign is kept, and text that is no number is unchanged", () => {
    const en = createFormat("en-US");
    expect(["+5", "-5.5", "5"].map(en.decimal)).toEqual(["+5.00", "-5.50", "5.00"]);
    for (const odd of ["5+", "x1.5", "1.5x", "-", ""]) expect(en.decimal(odd)).toBe(odd);
  });

  test("a time names its zone, in Taiwan too without brackets", () => {
    vi.stubEnv("TZ", "Asia/Taipei");
    expect(createFormat("zh-TW").dateTime("2026-11-21T03:00:00Z")).toBe("2026年11月21日 11:00 GMT+8");
    vi.stubEnv("TZ", "Asia/Kolkata");
    expect(createFormat("en-US").dateTime("2026-11-21T03:00:00Z")).toBe("Nov 21, 2026, 08:30 GMT+5:30");
  });

  test("the year is that of the language's calendar, in Thai the Buddhist one (9.6)", () => {
    expect(createFormat("th-TH").date("2026-11-21T12:00:00Z")).toContain("2569");
  });
});
