import { setImmediate } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/**
 * Yields to the event loop before each query of PGlite, whose queries run in this thread. Otherwise queued queries run one
 * after another, and Node, which accepts one new connection per turn of the loop, keeps new clients waiting.
 */
export function yieldBeforeQueries(pglite: Pick<PGlite, "query">): void {
  const run = pglite.query.bind(pglite);
  pglite.query = async (...query) => {
    await setImmediate();
    return run(...query);
  };
}
