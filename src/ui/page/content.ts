/** The content of the page: what every layout shows beside its own parts, and where the focus starts on a screen. */

/** Its element's id. */
export const CONTENT_ID = "content";

/** Its element; null where no layout stands yet. */
export function contentElement(): HTMLElement | null {
  return typeof document === "undefined" ? null : document.getElementById(CONTENT_ID);
}
