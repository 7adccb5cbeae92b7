/** One rem in CSS pixels: the browser's text size, 16 by default. */
export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
