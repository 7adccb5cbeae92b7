import { addMonths } from "./months.ts";

/** Paid time of one package: from one moment until another. */
export type Span = { id: string; packageId: string; rank: number; startsAt: Date; expiresAt: Date };

/** What is bought: a package for so many months. */
export type Bought = { packageId: string; rank: number; months: number };

export type Schedule = {
  /** When what is bought runs. */
  runs: { from: Date; until: Date };
  /** The span that it continues; null where it gets one of its own. */
  continued: Span | null;
  /** What waits behind it, as it was, and by how much later it comes, in milliseconds. */
  waiting: readonly Span[];
  shift: number;
};

/**
 * Where bought time goes among what is paid for already, so that none of it is lost: bigger packages run first, the same
 * package runs on from its end, and everything behind waits for as long as was bought.
 */
export function schedule(present: readonly Span[], bought: Bought, now: Date): Schedule {
  const ahead = present
    .filter(({ expiresAt }) => expiresAt > now)
    .sort((one, other) => other.rank - one.rank || one.startsAt.getTime() - other.startsAt.getTime());
  const place = ahead.filter(({ rank }) => rank >= bought.rank).length;
  const continued = ahead.findLast(({ packageId }) => packageId === bought.packageId) ?? null;
  const from = ahead.slice(0, place).reduce((end, { expiresAt }) => (expiresAt > end ? expiresAt : end), now);
  const until = addMonths(from, bought.months);
  return { runs: { from, until }, continued, waiting: ahead.slice(place), shift: until.getTime() - from.getTime() };
}
