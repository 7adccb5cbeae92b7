/// <reference lib="dom" />

import type { CDPSession } from "playwright-core";
import type { Kept } from "./figures.ts";

/** What of a heap snapshot is read here: numbers by the row, and what the numbers of a row mean. */
type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
};

/**
 * Not counted: code that the engine has compiled, which becomes more for as long as functions are used more, and what the
 * browser keeps of its own, whose nodes are counted by themselves.
 */
const OF_THE_ENGINE: ReadonlySet<string> = new Set(["code", "native", "synthetic"]);

/** What a page holds after garbage collection. */
export async function measureHeap(devTools: CDPSession): Promise<Kept> {
  // The browser keeps the last pressed element until the next press, though it is gone from the page.
  await devTools.send("Runtime.evaluate", { expression: "getSelection()?.removeAllRanges()" });
  for (let time = 0; time < 3; time += 1) await devTools.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await devTools.send("Memory.getDOMCounters");
  const { result } = await devTools.send("Runtime.evaluate", { expression: `(${countNodes})()` });
  const objectsMB = (await sizeOfObjects(devTools)) / 1e6;
  return { objectsMB, listeners: jsEventListeners, detached: nodes - Number(result.value) };
}

/** The least of each. What was open last, such as the place of a menu in the page, may be held until the next one opens. */
export function smallestHeap(seen: readonly Kept[]): Kept {
  const least = (what: keyof Kept) => Math.min(...seen.map((one) => one[what]));
  return { objectsMB: least("objectsMB"), listeners: least("listeners"), detached: least("detached") };
}

/** The objects of the page's own scripts, their texts and functions included, in bytes. */
async function sizeOfObjects(devTools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devTools.on("HeapProfiler.addHeapSnapshotChunk", hear);
  await devTools.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  devTools.off("HeapProfiler.addHeapSnapshotChunk", hear);
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(""));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let sum = 0;
  for (let row = 0; row < nodes.length; row += fields.length) {
    if (!OF_THE_ENGINE.has(types[0][nodes[row + type] ?? 0] ?? "")) sum += nodes[row + size] ?? 0;
  }
  return sum;
}

/** Runs in the page: how many nodes its document has. */
function countNodes(): number {
  const nodes = document.createTreeWalker(document);
  let count = 1;
  while (nodes.nextNode()) count += 1;
  return count;
}
