import { addMonths } from "./months.ts";

/** A period of paid time of one package. */
export type Span = { id: string; packageId: string; rank: number; startsAt: Date; expiresAt: Date };

/** A purchase of a package for a number of months. */
export type Bought = { packageId: string; rank: number; months: number };

export type Schedule = {
  /** When the purchased time runs. */
  runs: { from: Date; until: Date };
  /** The span that it extends; null for a new span. */
  continued: Span | null;
  /** The spans after it, unchanged, and by how many milliseconds to postpone them. */
  waiting: readonly Span[];
  shift: number;
};

/**
 * Schedules a purchase so that no paid time is lost: bigger packages run first, a purchase of the same package extends
 * it, and everything after it is postponed by the purchased time.
 */
export function schedule(present: readonly Span[], bought: Bought, now: Date): Schedule {
  const ahead = present
    .filter(({ expiresAt }) => expiresAt > now)
    .sort((one, other) => other.rank - one.rank || one.startsAt.getTime() - other.startsAt.getTime());
  const place = ahead.filter(({ rank }) => rank >= bought.rank).length;
  const continued = ahead.findLast(({ packageId }) => packageId === bought.packageId) ?? null;
  const from = ahead.slice(0, place).reduce((end, { expiresAt }) => (expiresAt > end ? expiresAt : end), now);
  const until = endAfter(from, bought.months, continued);
  return { runs: { from, until }, continued, waiting: ahead.slice(place), shift: until.getTime() - from.getTime() };
}

/**
 * The end of months that begin at `from`. Months that extend a span are counted from its start, or a span that began on
 * the 31st would end on the 28th ever after its first February.
 */
function endAfter(from: Date, months: number, extended: Span | null): Date {
  const start = extended?.startsAt ?? from;
  const before = 12 * (from.getUTCFullYear() - start.getUTCFullYear()) + from.getUTCMonth() - start.getUTCMonth();
  const isWhole = addMonths(start, before).getTime() === from.getTime();
  return isWhole ? addMonths(start, before + months) : addMonths(from, months);
}
