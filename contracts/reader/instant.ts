import { reader } from "./reader.ts";

const INSTANT = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3])(:[0-5]\d)(:[0-5]\d)?(\.\d+)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/i;

/**
 * A moment in ISO 8601: in UTC, with an offset, or without one, and then in UTC (docs/decisions/070). A fraction of a
 * second may have any length. Read as UTC with milliseconds, "2026-11-21T03:00:00.000Z"; what is finer is cut off.
 */
export const instant = reader("a moment in ISO 8601", (sent) => {
  const [, day = "", hours = "", minutes = "", seconds = ":00", fraction = ".", zone = "Z"] =
    INSTANT.exec(typeof sent === "string" ? sent.trim() : "") ?? [];
  // `Date` takes 30 February for 2 March in some browsers, and for no day at all in others.
  if (!isDay(day)) return undefined;
  const offset = zone.toUpperCase().replace(/^(...)(\d\d)$/, "$1:$2");
  const milliseconds = fraction.slice(0, 4).padEnd(4, "0");
  const moment = new Date(`${day}T${hours}${minutes}${seconds}${milliseconds}${offset}`);
  // The year that the serializers of .NET write where no time was ever set.
  if (moment.getUTCFullYear() < 2) return undefined;
  return moment.toISOString();
});

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
