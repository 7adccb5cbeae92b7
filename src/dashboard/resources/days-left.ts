import { isDateOnly } from "#src/ui/format/format.ts";

const DAY = 86_400_000;

/** How many days are left until a moment (ISO 8601), or until the end of a day, a begun one included; 0 once it is over. */
export function daysLeft(until: string, now: number): number {
  const end = Date.parse(until) + (isDateOnly(until) ? DAY : 0);
  return Math.max(0, Math.ceil((end - now) / DAY));
}
