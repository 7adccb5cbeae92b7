import * as z from "zod/mini";

const date = z.iso.date();

/** Whether it is a real date since 1970 ("2026-11-21"); excludes a year that is still being typed (0202). */
export function isDay(value: string): boolean {
  // Stryker disable next-line EqualityOperator: a year alone is no day.
  return value >= "1970" && z.safeParse(date, value).success;
}
