import type { Edge, Graph } from "./explore.ts";

/** Pairs of consecutive transitions: `A, then B`. */
export function everyPair({ situations }: Graph): Set<string> {
  const edges = [...situations.values()].flatMap((situation) => situation.edges);
  return new Set(
    edges.flatMap((edge) => (situations.get(edge.to)?.edges ?? []).flatMap((next) => pairsOf(next, edge))),
  );
}

export function pairsWalked(edges: readonly Edge[]): string[] {
  return edges.flatMap((edge, place) => pairsOf(edge, edges[place - 1]));
}

/** The pairs of an edge and the one before it. */
export function pairsOf(second: Edge, first: Edge | undefined): string[] {
  if (first === undefined) return [];
  return [...first.covered.transitions].flatMap((one) =>
    [...second.covered.transitions].map((other) => `${one}, then ${other}`),
  );
}
