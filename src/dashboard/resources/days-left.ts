const DAY = 86_400_000;

/** How many days are left until a moment (ISO 8601), a begun one included; 0 once it is over. */
export function daysLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / DAY));
}
