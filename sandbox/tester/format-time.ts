/** A moment to the second, in UTC and saying so. */
export function formatTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** How long until a payment window ends, in words. */
export function formatTimeLeft(end: Date, now: Date): string {
  const seconds = Math.ceil((end.getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return "over";
  return seconds < 120 ? `${seconds} s left` : `${Math.floor(seconds / 60)} min left`;
}
