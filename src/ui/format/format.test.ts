import { describe, expect, test, vi } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { createFormat, isDateOnly } from "./format.ts";

test("an amount keeps every digit that a float would lose", () => {
  expect(createFormat("en-US").amount("123456789012345678.123456789012345678", "USDT")).toBe(
    "123,456,789,012,345,678.123456789012345678\u00A0USDT",
  );
});

test("an amount has at least two decimals", () => {
  expect(createFormat("en-US").decimal("29.9")).toBe("29.90");
  expect(createFormat("en-US").decimal("1500")).toBe("1,500.00");
});

test("text that is no amount is shown as it came", () => {
  expect(createFormat("en-US").decimal("n/a")).toBe("n/a");
});

test("a time names its zone", () => {
  const shown = createFormat("en-US").dateTime("2026-11-21T03:00:00.000Z");
  const zone = new Intl.DateTimeFormat("en-US", { timeZoneName: "short" })
    .formatToParts(new Date("2026-11-21T03:00:00.000Z"))
    .find(({ type }) => type === "timeZoneName")?.value;
  expect(shown).toContain(zone);
});

test("a day of which no time is known is that day in every zone, and no time of it (docs/decisions/073)", () => {
  const { date, time, dateTime } = createFormat("en-US");
  expect([date("2026-11-21"), time("2026-11-21"), dateTime("2026-11-21")]).toEqual([
    "Nov 21, 2026",
    "",
    "Nov 21, 2026",
  ]);
});

test("no language sets the zone in brackets", () => {
  for (const locale of ALL_LANGUAGES)
    expect(createFormat(locale).dateTime("2026-11-21T03:00:00.000Z")).not.toMatch(/[[\]]/);
});

test("a moment that cannot be read is shown as it came", () => {
  expect(createFormat("en-US").dateTime("soon")).toBe("soon");
});

describe("numbers and days that stand for themselves", () => {
  test("counts, rough numbers and changes", () => {
    const en = createFormat("en-US");
    expect([en.integer(1234.6), en.compact(1234), en.compact(1_250_000)]).toEqual(["1,235", "1.2K", "1.3M"]);
    // As the chart of the longest amounts has them: without an end to the names, they would be too long to stand beside it.
    expect([9.9e14, 1e15, 3.95e26].map(en.compact)).toEqual(["990T", "1E15", "4E26"]);
    expect([0.126, 0, -0.5].map(en.percent)).toEqual(["+13%", "0%", "-50%"]);
  });

  test("a day, in full and short, and a moment's day", () => {
    const en = createFormat("en-US");
    expect([en.day("2026-11-21"), en.dayShort("2026-11-21")]).toEqual(["Nov 21, 2026", "Nov 21"]);
    expect(en.date("2026-11-21T12:00:00Z")).toBe("Nov 21, 2026");
    expect(["2026-11-21", "x2026-11-21", "2026-11-21T12:00:00Z"].map(isDateOnly)).toEqual([true, false, false]);
  });

  test("a sign is kept, and what is no number stays as it came", () => {
    const en = createFormat("en-US");
    expect(["+5", "-5.5", "5"].map(en.decimal)).toEqual(["+5.00", "-5.50", "5.00"]);
    for (const odd of ["5+", "x1.5", "1.5x", "-", ""]) expect(en.decimal(odd)).toBe(odd);
  });

  test("no zone stands in brackets", () => {
    vi.stubEnv("TZ", "Asia/Taipei");
    expect(createFormat("zh-TW").dateTime("2026-11-21T03:00:00Z")).toBe("2026年11月21日 11:00 GMT+8");
  });
});
