/** The calendar day of a moment where the device is, "2026-11-21". */
export function localDay(moment: Date): string {
  return new Intl.DateTimeFormat("sv-SE").format(moment);
}

/** The day that an address asks for; today where it asks for none, for one to come, or for one too long ago. */
export function wantedDay(asked: string | null, today: string, mostDaysAgo: number): string {
  if (asked === null || !/^\d{4}-\d{2}-\d{2}$/.test(asked) || asked > today) return today;
  const earliest = shifted(today, -mostDaysAgo);
  return Number.isNaN(Date.parse(asked)) || asked < earliest ? today : asked;
}

/** The day so many days later. */
export function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
