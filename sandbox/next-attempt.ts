/** How something that failed is tried again, in milliseconds. */
export type Schedule = { firstWait: number; longestWait: number; triedFor: number };

/**
 * When to try again: each wait is three times the one before, up to the longest; null once it was tried for long enough.
 * @param since when it was to be done first.
 */
export function nextAttempt(since: Date, now: Date, { firstWait, longestWait, triedFor }: Schedule): Date | null {
  const age = now.getTime() - since.getTime();
  // Twice what has passed, and the first wait: that is three times the last one.
  const wait = Math.min(longestWait, firstWait + 2 * Math.max(0, age));
  return age + wait > triedFor ? null : new Date(now.getTime() + wait);
}
