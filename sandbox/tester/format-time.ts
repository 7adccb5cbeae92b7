/** A time to the second, marked as UTC. */
export function formatTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** The time until a payment window ends, as text. */
export function formatTimeLeft(end: Date, now: Date): string {
  const seconds = Math.ceil((end.getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return "over";
  return seconds < 120 ? `${seconds} s left` : `${Math.floor(seconds / 60)} min left`;
}
