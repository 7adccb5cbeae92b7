import { setImmediate } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/**
 * Has an embedded database give way to everything else before each query. Its queries run in this thread, and where one
 * waits for another nothing else would have its turn in between: of new connections Node accepts one a turn, so that
 * somebody new would wait for as many rounds of everybody else's queries as there are new ones before them.
 */
export function yieldBeforeQueries(pglite: Pick<PGlite, "query">): void {
  const run = pglite.query.bind(pglite);
  pglite.query = async (...query) => {
    await setImmediate();
    return run(...query);
  };
}
