import { dayOf } from "#src/ui/format/calendar-day.ts";

/** The days "2026-11-21" from one to another, both included; "" is open. */
export type DayRange = { from: string; until: string };

export const PRESETS = ["today", "yesterday", "last7", "last30", "thisMonth", "lastMonth"] as const;
export type Preset = (typeof PRESETS)[number];

/** A preset's days; the last 7 days include today. */
export function presetRange(preset: Preset, today: Date): DayRange {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const ranges: Record<Preset, readonly [first: Date, last: Date]> = {
    today: [today, today],
    yesterday: [new Date(year, month, day - 1), new Date(year, month, day - 1)],
    last7: [new Date(year, month, day - 6), today],
    last30: [new Date(year, month, day - 29), today],
    thisMonth: [new Date(year, month, 1), today],
    // Day 0 is the previous month's last day.
    lastMonth: [new Date(year, month - 1, 1), new Date(year, month, 0)],
  };
  const [first, last] = ranges[preset];
  return { from: dayOf(first), until: dayOf(last) };
}

/** A day's midnight on this device; undefined for "". */
export function parseDay(day: string): Date | undefined {
  return day === "" ? undefined : new Date(`${day}T00:00:00`);
}

/** "Nov 1 – 21, 2026", or with an open end "Nov 1, 2026 –", in the calendar of the language. */
export function rangeText({ from, until }: DayRange, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const [first, last] = [parseDay(from), parseDay(until)];
  if (first && last) return first <= last ? format.formatRange(first, last) : `${format.format(first)} –`;
  if (first) return `${format.format(first)} –`;
  return last ? `– ${format.format(last)}` : "";
}
