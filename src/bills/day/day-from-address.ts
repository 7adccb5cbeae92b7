import { addDays } from "#src/ui/format/calendar-day.ts";
import { isDay } from "#src/ui/format/is-day.ts";

/** The day of `?day=…`; today for none, an invalid one, one in the future, or one too long ago. */
export function dayFromAddress(asked: string | null, today: string, mostDaysAgo: number): string {
  if (asked === null || !isDay(asked)) return today;
  return asked <= today && asked >= addDays(today, -mostDaysAgo) ? asked : today;
}
