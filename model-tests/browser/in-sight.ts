import type { Locator } from "playwright-core";

/** Whether nobody has to scroll for it, and nothing hides it: whoever looks at its middle sees it. */
export function isInSight(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
