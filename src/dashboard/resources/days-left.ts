import { isDateOnly } from "#src/ui/format/format.ts";

const DAY = 86_400_000;

/** The days left until a moment (ISO 8601) or the end of a day, rounded up; 0 afterwards. */
export function daysLeft(until: string, now: number): number {
  const end = Date.parse(until) + (isDateOnly(until) ? DAY : 0);
  return Math.max(0, Math.ceil((end - now) / DAY));
}
