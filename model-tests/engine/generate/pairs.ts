import type { Edge, Graph } from "./explore.ts";
import { wayToEdge } from "./tour.ts";

/** Pairs of consecutive transitions: `A, then B`. */
export function everyPair({ situations }: Graph): Set<string> {
  const edges = [...situations.values()].flatMap((situation) => situation.edges);
  return new Set(
    edges.flatMap((edge) => (situations.get(edge.to)?.edges ?? []).flatMap((next) => pairsOf(edge, next))),
  );
}

/** The pairs on a path. */
export function pairsWalked(edges: readonly Edge[]): string[] {
  return edges.flatMap((edge, place) => pairsOf(edges[place - 1], edge));
}

function pairsOf(first: Edge | undefined, second: Edge): string[] {
  if (first === undefined) return [];
  return [...first.covered.transitions].flatMap((one) =>
    [...second.covered.transitions].map((other) => `${one}, then ${other}`),
  );
}

/**
 * Tours through the wanted pairs: continues while the next step completes one, otherwise along the shortest path to the
 * nearest.
 */
export function pairTours(graph: Graph, wanted: Set<string>, longest: number): Edge[][] {
  const paths: Edge[][] = [];
  const edgesAt = (key: string) => graph.situations.get(key)?.edges ?? [];
  const isWanted = (first: Edge | undefined, second: Edge) => pairsOf(first, second).some((pair) => wanted.has(pair));
  /** Whether a further edge completes a wanted pair. */
  const leadsOn = (edge: Edge) => edgesAt(edge.to).some((next) => isWanted(edge, next));
  let path: Edge[] = [];
  for (;;) {
    const at = path.at(-1)?.to ?? graph.initial.key;
    const onwards = edgesAt(at).find((edge) => isWanted(path.at(-1), edge));
    const way = onwards ? [onwards] : path.length < longest ? wayToEdge(graph, at, leadsOn) : null;
    if (way) for (const edge of way) walk(edge);
    else if (path.length > 0) {
      paths.push(path);
      path = [];
    } else return paths;
  }

  function walk(edge: Edge) {
    for (const pair of pairsOf(path.at(-1), edge)) wanted.delete(pair);
    path.push(edge);
  }
}
