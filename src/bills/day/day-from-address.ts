import { addDays } from "#src/ui/format/calendar-day.ts";

/** The day that an address asks for; today where it asks for none, for one to come, or for one too long ago. */
export function dayFromAddress(asked: string | null, today: string, mostDaysAgo: number): string {
  const isDay = asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked));
  return isDay && asked <= today && asked >= addDays(today, -mostDaysAgo) ? asked : today;
}
