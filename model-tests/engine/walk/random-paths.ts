import { array, nat, sample } from "fast-check";
import type { Edge, Graph } from "#model-tests/engine/generate/explore.ts";

/** Paths of random steps; the same seed gives the same paths. */
export function randomPaths(graph: Graph, plan: { walks: number; steps: number; seed: number }): Edge[][] {
  const choices = array(nat(), { minLength: plan.steps, maxLength: plan.steps });
  return sample(choices, { numRuns: plan.walks, seed: plan.seed }).map((chosen) => {
    const edges: Edge[] = [];
    for (const choice of chosen) {
      const possible = graph.situations.get(edges.at(-1)?.to ?? graph.initial.key)?.edges ?? [];
      const edge = possible[choice % possible.length];
      if (edge === undefined) break;
      edges.push(edge);
    }
    return edges;
  });
}
