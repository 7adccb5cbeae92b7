import { reader } from "./reader.ts";

const MOMENT =
  /^(\d{4})([-/])(\d\d?)\2(\d\d?)(?:[T ]([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d)([.,]\d+)?)? ?(Z|UTC|GMT|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?(?:(?<=[+-]\d\d:?\d\d) [A-Z]{3,4}|\[.*\])?)?$/i;
/** The same without separators: "20261121", "20261121030000", "20261121T030000Z". */
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d)?)?(?!\d)/i;
/** The HTTP date format, also Flask's default: "Sat, 21 Nov 2026 03:00:00 GMT". */
const OF_HTTP = /^\w{3}, \d\d? \w{3} \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/;
/**
 * Seconds since 1970 have ten digits from 2001 to 2286; finer units three, six or nine more. Older .NET writes
 * "/Date(…)/".
 */
const SINCE_1970 = /^(?:\/Date\()?(\d{10}(?:\d{3}){0,3})(?:\.(\d+))?(?:[+-]\d{4})?(?:\)\/)?$/;

/** Java's format of a large float: 1.795230000123E9. */
const FLOAT = /^\d\.\d+e\+?\d\d?$/i;

/**
 * An instant in ISO 8601, in UTC if it has no offset (docs/decisions/073); docs/contracts-agreed.md lists the other
 * formats. Read as UTC, cut to milliseconds ("2026-11-21T03:00:00.000Z"); a day without a time stays a day
 * ("2026-11-21").
 */
export const instant = reader("a moment in ISO 8601", (sent) => {
  // Stryker disable next-line StringLiteral: any text that is no moment is refused.
  const written = (textOf(sent)?.trim() ?? "").replace(FLOAT, (float) => String(Number(float)));
  // Stryker disable next-line ArrayDeclaration: an array of one has no digits either.
  const [, digits, finer = ""] = SINCE_1970.exec(written) ?? [];
  if (digits) return utc(new Date(Number((digits + finer).padEnd(13, "0").slice(0, 13))));
  return OF_HTTP.test(written) ? utc(new Date(written)) : fromCalendar(written.replace(COMPACT, separated));
});

/** An instant as one text: Jackson writes a list of numbers ([2026,11,21,3,0]), PHP an object with a separate zone. */
function textOf(sent: unknown): string | undefined {
  if (typeof sent === "string") return sent;
  if (typeof sent === "number") return String(sent);
  if (Array.isArray(sent)) return sent.map(digitsOf).join("");
  const { date, timezone = "" } = Object(sent);
  return typeof date === "string" ? `${date} ${timezone}` : undefined;
}

/** The seventh part is nanoseconds. */
function digitsOf(part: unknown, place: number): string {
  // An object's `toString` may be anything.
  if (typeof part === "object") return "";
  return place < 6 ? String(part).padStart(2, "0") : `.${String(part).padStart(9, "0")}`;
}

// Stryker disable next-line StringLiteral: minutes are matched whenever hours are.
function separated(_: string, year: string, month: string, day: string, hours?: string, minutes = "", seconds = "00") {
  return `${year}-${month}-${day}${hours ? `T${hours}:${minutes}:${seconds}` : ""}`;
}

function fromCalendar(written: string): string | undefined {
  // Stryker disable next-line StringLiteral: an unmatched text has no real day, and the rest is read alike.
  const [, year = "", , month = "", date = "", hours, minutes, seconds = "00", fraction = ".", zone = "Z"] =
    // Stryker disable next-line ArrayDeclaration: an array of one has no real day either.
    MOMENT.exec(written) ?? [];
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  // Some browsers parse 30 February as 2 March, others reject it.
  if (utc(new Date(`${day}T00:00:00Z`))?.slice(0, 10) !== day) return undefined;
  if (hours === undefined) return day;
  // Stryker disable next-line Regex: MOMENT lets a sign stand first only.
  const offset = /^[+-]/.test(zone)
    ? // Stryker disable next-line Regex: MOMENT has checked the offset, and V8 reads it without minutes.
      zone.replace(/^(...):?(\d\d)?$/, (_, ...[at, rest]) => `${at}:${rest ?? "00"}`)
    : "Z";
  const milliseconds = `.${fraction.slice(1, 4).padEnd(3, "0")}`;
  return utc(new Date(`${day}T${hours.padStart(2, "0")}:${minutes}:${seconds}${milliseconds}${offset}`));
}

function utc(moment: Date): string | undefined {
  // .NET writes year 1 for a time that was never set.
  return moment.getUTCFullYear() > 1 ? moment.toISOString() : undefined;
}
