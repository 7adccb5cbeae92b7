/// <reference lib="dom" />

import type { CDPSession } from "playwright-core";
import type { Kept } from "./figures.ts";

/** What a page holds once everything that nobody needs has been given back. */
export async function heldBy(devTools: CDPSession): Promise<Kept> {
  for (let time = 0; time < 3; time += 1) await devTools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devTools.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await devTools.send("Memory.getDOMCounters");
  const { result } = await devTools.send("Runtime.evaluate", { expression: `(${countNodes})()` });
  return { heapMB: usedSize / 1e6, listeners: jsEventListeners, detached: nodes - Number(result.value) };
}

/** Runs in the page: how many nodes its document has. */
function countNodes(): number {
  const nodes = document.createTreeWalker(document);
  let count = 1;
  while (nodes.nextNode()) count += 1;
  return count;
}
