import { reader } from "./reader.ts";

const INSTANT =
  /^(\d{4})([-/])(\d\d?)\2(\d\d?)[T ]([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d+)?)? ?(Z|UTC|GMT|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/i;
/** Seconds since 1970 have ten digits from 2001 to 2286, and milliseconds thirteen. */
const SINCE_1970 = /^\d{10}(?:\d{3})?$/;

/**
 * A moment in ISO 8601: in UTC, with an offset, or without one, and then in UTC (docs/decisions/070). A fraction of a
 * second may have any length; slashes, a blank for the T, and figures without their zero are read as well, and so are
 * seconds and milliseconds since 1970. Read as UTC with milliseconds, "2026-11-21T03:00:00.000Z"; what is finer is cut off.
 */
export const instant = reader("a moment in ISO 8601", (sent) => {
  const written = typeof sent === "number" ? String(sent) : sent;
  if (typeof written !== "string") return undefined;
  const moment = SINCE_1970.test(written) ? new Date(Number(written.padEnd(13, "0"))) : fromCalendar(written.trim());
  // The year that the serializers of .NET write where no time was ever set.
  return moment && moment.getUTCFullYear() > 1 ? moment.toISOString() : undefined;
});

function fromCalendar(written: string): Date | undefined {
  const [, year = "", , month = "", date = "", hours = "", minutes, seconds = "00", fraction = ".", zone = "Z"] =
    INSTANT.exec(written) ?? [];
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  // `Date` takes 30 February for 2 March in some browsers, and for no day at all in others.
  if (!isDay(day)) return undefined;
  const offset = /^[+-]/.test(zone)
    ? zone.replace(/^(...):?(\d\d)?$/, (_, ...[at, rest]) => `${at}:${rest ?? "00"}`)
    : "Z";
  const milliseconds = fraction.slice(0, 4).padEnd(4, "0");
  return new Date(`${day}T${hours.padStart(2, "0")}:${minutes}:${seconds}${milliseconds}${offset}`);
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
