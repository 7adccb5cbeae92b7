import type { Page } from "playwright-core";

/** Where a component stands that was drawn anew. */
export type Region = "menu" | "bar" | "search" | "head" | "rows" | "screen";

/** What the developer tools of React see of a component (React's own type is not exported). */
type Fiber = {
  tag: number;
  flags: number;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  alternate: Fiber | null;
};

declare global {
  /** Where each component stands that was drawn anew since it was last emptied. */
  var drawnAnew: Region[];
}

/**
 * Lets the documents that are loaded from now on count how often React draws a component anew that stands in the menu, in
 * the bar on top or on the screen; of a list the search, the head of its table and its rows are counted apart. Whoever
 * draws one for the first time changes the page, and is not counted.
 */
export async function countDrawnAnew(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.drawnAnew = [];
    /** As React numbers them: functions, classes, and those with a reference or a memory. */
    const components = new Set([0, 1, 11, 14, 15]);
    const hasRun = ({ tag, flags }: Fiber) => components.has(tag) && (flags & 1) !== 0;
    const within = (fiber: Fiber): Region | null => {
      let above: Fiber | null = fiber;
      while (above && !(above.stateNode instanceof Element)) above = above.return;
      const element = above?.stateNode instanceof Element ? above.stateNode : null;
      if (element?.closest("aside nav")) return "menu";
      if (element?.closest("header.navbar")) return "bar";
      if (element?.closest("main search")) return "search";
      if (element?.closest("main thead")) return "head";
      if (element?.closest("main tbody")) return "rows";
      return element?.closest("main") ? "screen" : null;
    };
    const walk = (parent: Fiber, before: Fiber) => {
      // What React left as it was, it did not go into.
      if (parent.child === before.child) return;
      for (let fiber = parent.child; fiber; fiber = fiber.sibling) {
        if (!fiber.alternate) continue;
        const region = hasRun(fiber) ? within(fiber) : null;
        if (region) drawnAnew.push(region);
        walk(fiber, fiber.alternate);
      }
    };
    // Where React looks for its developer tools.
    Reflect.set(globalThis, "__REACT_DEVTOOLS_GLOBAL_HOOK__", {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
        if (current.alternate) walk(current, current.alternate);
      },
    });
  });
}

/** How many components stand there that were drawn anew since this was last asked. */
export function drawnAnewOn(page: Page): Promise<Partial<Record<Region, number>>> {
  return page.evaluate(() => {
    const counts: Partial<Record<Region, number>> = {};
    for (const region of drawnAnew.splice(0)) counts[region] = (counts[region] ?? 0) + 1;
    return counts;
  });
}
