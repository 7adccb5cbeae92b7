/** Formats amounts, numbers and moments. Moments are in the device's time zone, which every time names. */

export type Format = {
  /** "1,234.50 USDT": a decimal string, digit for digit, with at least two decimals. */
  amount: (decimal: string, currency: string) => string;
  /** "1,234.50": the same without its currency; a sign is kept ("+1,234.50"). */
  decimal: (decimal: string) => string;
  integer: (count: number) => string;
  /** "1.2K", for the axis of a chart; "4E26" for numbers without a short name. */
  compact: (rough: number) => string;
  /** "+12%" of 0.12, for a change. */
  percent: (change: number) => string;
  /** "3 months". */
  months: (count: number) => string;
  /** "21 Nov 2026" from a calendar day ("2026-11-21"), the same in every zone. */
  day: (day: string) => string;
  /** "21 Nov" from a calendar day. */
  dayShort: (day: string) => string;
  /** "21 Nov 2026" from a moment or a day without a time. */
  date: (instant: string) => string;
  /** "11:00 GMT+8" from a moment; "" from a day without a time. */
  time: (instant: string) => string;
  /** "21 Nov 2026, 11:00 GMT+8" from a moment; "21 Nov 2026" from a day without a time. */
  dateTime: (instant: string) => string;
};

const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" } as const;

/** Whether the service sent a day without a time ("2026-11-21"). */
export function isDateOnly(moment: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(moment);
}

/** From here on, numbers have no short name in most languages. */
const LARGEST_NAMED = 1e15;

/** Creates the formats of one language. An unreadable moment is shown unchanged. */
export function createFormat(locale: string): Format {
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
  // Only the Taiwanese locale sets the zone in square brackets.
  const parts = format.formatToParts(time);
  // Stryker disable next-line ConditionalExpression: only literals have brackets.
  return parts.map(({ type, value }) => (type === "literal" ? value.replace(/[[\]]/g, "") : value)).join("");
}

/** `Intl` takes a decimal string digit for digit, where a number would round it. */
function isDecimal(text: string): text is `${number}` {
  return /^[+-]?\d+(\.\d+)?$/.test(text);
}
