/** One rem in CSS pixels: 16, unless somebody chose another text size in their browser. */
export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
