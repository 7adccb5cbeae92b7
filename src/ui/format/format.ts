/**
 * The one place where amounts, numbers and moments become text. Moments are shown in the zone of the
 * person's device, and every time names that zone.
 */
import type { Language } from "#contracts/languages.ts";

export type Format = {
  /** "1,234.50 USDT": a decimal string, digit for digit, with at least two decimals. */
  amount: (decimal: string, currency: string) => string;
  /** "1,234.50": the same without its currency; with its sign, where it has one ("+1,234.50"). */
  decimal: (decimal: string) => string;
  integer: (count: number) => string;
  /** "1.2K": a rough number for the axis of a chart; "4E26" beyond those that have a short name. */
  compact: (rough: number) => string;
  /** "+12%" of 0.12: how much more or less something is. */
  percent: (change: number) => string;
  /** "3 months". */
  months: (count: number) => string;
  /** "21 Nov 2026" from a calendar day ("2026-11-21"), which is the same in every zone. */
  day: (day: string) => string;
  /** "21 Nov" from a calendar day. */
  dayShort: (day: string) => string;
  /** "21 Nov 2026" from a moment, or from a day of which no time is known. */
  date: (instant: string) => string;
  /** "11:00 GMT+8" from a moment; "" from a day of which no time is known. */
  time: (instant: string) => string;
  /** "21 Nov 2026, 11:00 GMT+8" from a moment; "21 Nov 2026" from a day of which no time is known. */
  dateTime: (instant: string) => string;
};

const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" } as const;

/** Whether a moment is a day alone, of which the service says no time ("2026-11-21"): it is the same in every zone. */
export function isDateOnly(moment: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(moment);
}

/** Above this, a number has no short name in most languages. */
const LARGEST_NAMED = 1e15;

/** Makes the formats of one language. An unreadable moment is shown as it came. */
export function createFormat(locale: Language): Format {
  const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 18 };
  const decimals = new Intl.NumberFormat(locale, DIGITS);
  const signed = new Intl.NumberFormat(locale, { ...DIGITS, signDisplay: "always" });
  const integers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const times = new Intl.DateTimeFormat(locale, TIME);
  const dateTimes = new Intl.DateTimeFormat(locale, { year: "numeric", month: "short", day: "numeric", ...TIME });
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  const powers = new Intl.NumberFormat(locale, { notation: "scientific", maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  const months = new Intl.NumberFormat(locale, { style: "unit", unit: "month", unitDisplay: "long" });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const shortDays = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });
  const decimal = (exact: string) =>
    isDecimal(exact) ? (exact.startsWith("+") ? signed : decimals).format(exact) : exact;
  return {
    decimal,
    amount: (exact, currency) => `${decimal(exact)}\u00A0${currency}`,
    integer: (count) => integers.format(count),
    compact: (rough) => (Math.abs(rough) < LARGEST_NAMED ? compact : powers).format(rough),
    percent: (change) => percents.format(change),
    months: (count) => months.format(count),
    day: (day) => moment(days, day),
    dayShort: (day) => moment(shortDays, day),
    date: (instant) => moment(isDateOnly(instant) ? days : dates, instant),
    time: (instant) => (isDateOnly(instant) ? "" : moment(times, instant)),
    dateTime: (instant) => moment(isDateOnly(instant) ? days : dateTimes, instant),
  };
}

function moment(format: Intl.DateTimeFormat, instant: string) {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return instant;
  // The Taiwanese locale sets the zone in square brackets, unlike every other locale.
  const parts = format.formatToParts(time);
  // Stryker disable next-line ConditionalExpression: only literals have brackets.
  return parts.map(({ type, value }) => (type === "literal" ? value.replace(/[[\]]/g, "") : value)).join("");
}

/** `Intl` takes a decimal string digit for digit, where a number would round it. */
function isDecimal(text: string): text is `${number}` {
  return /^[+-]?\d+(\.\d+)?$/.test(text);
}
