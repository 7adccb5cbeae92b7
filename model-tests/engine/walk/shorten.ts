import type { Edge, Graph } from "#model-tests/engine/generate/explore.ts";
import { shortestWays } from "#model-tests/engine/generate/tour.ts";

/** The limit on attempts, since each is walked in the browser. */
const MAX_ATTEMPTS = 8;

/**
 * Finds the shortest path that still fails at its last step. It tries the shortest path to that step, then the given
 * path without its cycles.
 * @param edges the path up to the step that failed
 * @param fails walks a path and resolves to whether its last step fails
 */
export async function shortened(
  graph: Graph,
  edges: readonly Edge[],
  fails: (path: Edge[]) => Promise<boolean>,
): Promise<Edge[]> {
  let shortest = [...edges];
  let tries = 0;
  const isShorter = async (path: Edge[]) => {
    if (path.length >= shortest.length || tries >= MAX_ATTEMPTS) return false;
    tries += 1;
    if (!(await fails(path))) return false;
    shortest = path;
    return true;
  };
  const last = edges.at(-1);
  if (last === undefined) return shortest;
  const way = shortestWays(graph, graph.initial.key).find(({ to }) => to === last.from);
  if (way && (await isShorter([...way.edges, last]))) return shortest;
  for (let at = 0; at < shortest.length - 1; at += 1) {
    for (const path of withoutDetours(shortest, at)) if (await isShorter(path)) break;
  }
  return shortest;
}

/** The path without the steps between two visits of one situation, the longest cycle first. */
function* withoutDetours(path: readonly Edge[], at: number): Generator<Edge[]> {
  for (let back = path.length - 1; back > at; back -= 1) {
    if (path[back]?.from === path[at]?.from) yield [...path.slice(0, at), ...path.slice(back)];
  }
}
