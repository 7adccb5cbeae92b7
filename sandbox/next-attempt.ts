/** A retry schedule with exponential backoff, in milliseconds. */
export type Schedule = { firstWait: number; longestWait: number; triedFor: number };

/**
 * When to try again: each wait is three times the last one, up to `longestWait`; null after `triedFor`.
 * @param since when the first attempt was due.
 */
export function nextAttempt(since: Date, now: Date, { firstWait, longestWait, triedFor }: Schedule): Date | null {
  const age = now.getTime() - since.getTime();
  // Twice the time since the start plus the first wait equals three times the last wait.
  const wait = Math.min(longestWait, firstWait + 2 * Math.max(0, age));
  return age + wait > triedFor ? null : new Date(now.getTime() + wait);
}
