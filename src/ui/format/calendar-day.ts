/** Calendar days as addresses and calls write them: "2026-11-21". */

const DAY = 86_400_000;

/** The day of a moment, in the device's time zone by default. The Swedish locale writes dates in ISO 8601. */
export function dayOf(moment: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(moment);
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** How many days later the second day is. */
export function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / DAY;
}
