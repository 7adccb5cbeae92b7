/**
 * Blueprint makes every overlay a live region as a whole; the console's overlays announce through status and alert elements
 * of their own.
 */
export function disableLiveRegion(overlay: Element | null): void {
  overlay?.setAttribute("aria-live", "off");
}
