/** The id of the main content, which takes the focus on a new screen. */
export const CONTENT_ID = "content";

/** The main content's element; null before the layout is rendered. */
export function contentElement(): HTMLElement | null {
  return typeof document === "undefined" ? null : document.getElementById(CONTENT_ID);
}
