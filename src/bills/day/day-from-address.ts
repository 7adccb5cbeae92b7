import { addDays } from "#src/ui/format/calendar-day.ts";

/** The day of `?day=…`; today for none, an invalid one, one in the future, or one too long ago. */
export function dayFromAddress(asked: string | null, today: string, mostDaysAgo: number): string {
  const isDay = asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked));
  return isDay && asked <= today && asked >= addDays(today, -mostDaysAgo) ? asked : today;
}
