/** Says that the console could not be started, which the early script shows, and why, which the browser logs. */
export function cannotStart(error: unknown): void {
  dispatchEvent(new Event("startfault"));
  reportError(error);
}
