/** Days of the calendar, written as they stand in addresses and calls: "2026-11-21". */

const DAY = 86_400_000;

/** The day of a moment, where the device is unless a time zone is named. Swedes write dates as ISO 8601 does. */
export function dayOf(moment: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(moment);
}

/** The day so many days later, or earlier for a number below 0. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** How many days later the second is. */
export function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / DAY;
}
