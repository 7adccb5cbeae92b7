import { isNotFetched } from "#src/ui/lazy/not-fetched.ts";

/** Says that the console could not be started, which before-paint.ts shows; a defect is logged by the browser. */
export function cannotStart(error: unknown): void {
  dispatchEvent(new Event("startfault"));
  if (!isNotFetched(error)) reportError(error);
}
