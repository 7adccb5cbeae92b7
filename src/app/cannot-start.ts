/** Says that the console could not be started, which before-paint.ts shows, and why, which the browser logs. */
export function cannotStart(error: unknown): void {
  dispatchEvent(new Event("startfault"));
  reportError(error);
}
