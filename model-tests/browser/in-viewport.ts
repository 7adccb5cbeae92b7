import type { Locator } from "playwright-core";

/** Whether the element's centre is in the viewport and not covered. */
export function isInViewport(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
