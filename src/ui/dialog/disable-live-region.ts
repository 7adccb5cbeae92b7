/**
 * Keeps what changes within an overlay from being read aloud. Blueprint makes each of them a live region as a whole; what
 * there is to announce stands in a status or an alert of its own.
 */
export function disableLiveRegion(overlay: Element | null): void {
  overlay?.setAttribute("aria-live", "off");
}
