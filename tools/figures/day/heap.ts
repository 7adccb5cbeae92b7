/// <reference lib="dom" />

import type { CDPSession } from "playwright-core";
import type { PageMemory } from "./figures.ts";

/** The used part of a heap snapshot: rows of numbers, and the meaning of a row's numbers. */
type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
};

/**
 * Not counted: compiled code, which grows as functions are used more, and the browser's own objects, whose nodes are
 * counted separately.
 */
const OF_THE_ENGINE: ReadonlySet<string> = new Set(["code", "native", "synthetic"]);

/** A page's memory after garbage collection. */
export async function measureHeap(devTools: CDPSession): Promise<PageMemory> {
  // The browser keeps the last pressed element until the next press, even if it was removed from the page.
  await devTools.send("Runtime.evaluate", { expression: "getSelection()?.removeAllRanges()" });
  for (let time = 0; time < 3; time += 1) await devTools.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await devTools.send("Memory.getDOMCounters");
  const { result } = await devTools.send("Runtime.evaluate", { expression: `(${countNodes})()` });
  const objectsMB = (await sizeOfObjects(devTools)) / 1e6;
  return { objectsMB, listeners: jsEventListeners, detached: nodes - Number(result.value) };
}

/** The smallest of each value. The last opened menu or message may be kept until the next one opens. */
export function smallestHeap(seen: readonly PageMemory[]): PageMemory {
  const least = (what: keyof PageMemory) => Math.min(...seen.map((one) => one[what]));
  return { objectsMB: least("objectsMB"), listeners: least("listeners"), detached: least("detached") };
}

/** The objects of the page's scripts, including strings and functions, in bytes. */
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

/** Runs in the page: the number of nodes in its document. */
function countNodes(): number {
  const nodes = document.createTreeWalker(document);
  let count = 1;
  while (nodes.nextNode()) count += 1;
  return count;
}
