import { LONGEST_PATH } from "#model-tests/engine/generate/criteria.ts";
import type { Edge, Graph } from "#model-tests/engine/generate/explore.ts";
import { costOf, postmanTours } from "#model-tests/engine/generate/postman.ts";
import { shortestWays } from "#model-tests/engine/generate/tour.ts";

/** The lengths of tours, compared with the optimum and with the paths of `xstate/graph`. */
export type TourLengths = {
  /** The cost of the tours through every edge, as steps plus starts, and the lowest possible cost. */
  tours: number;
  optimum: number;
  /** The cost of `getShortestPaths`, without paths that are prefixes of others, and the number of edges it covers. */
  shortestPaths: number;
  edgesOfShortestPaths: number;
  edges: number;
};

export function tourLengths(graphs: readonly Graph[]): TourLengths {
  const all = graphs.map((graph) => {
    const { paths, optimum } = postmanTours(graph, LONGEST_PATH);
    const shortest = shortestPaths(graph);
    return {
      tours: costOf(paths),
      optimum,
      shortestPaths: costOf(shortest),
      edgesOfShortestPaths: new Set(shortest.flat()).size,
      edges: new Set(paths.flat()).size,
    };
  });
  const sum = (of: keyof TourLengths) => all.reduce((total, each) => total + each[of], 0);
  return {
    tours: sum("tours"),
    optimum: sum("optimum"),
    shortestPaths: sum("shortestPaths"),
    edgesOfShortestPaths: sum("edgesOfShortestPaths"),
    edges: sum("edges"),
  };
}

function shortestPaths(graph: Graph): Edge[][] {
  const ways = shortestWays(graph.initial.key, (at) => graph.situations.get(at)?.edges ?? []).map(({ edges }) => edges);
  const isBegunWith = new Set(ways.map((edges) => edges.at(-2)));
  return ways.filter((edges) => edges.length > 0 && !isBegunWith.has(edges.at(-1)));
}

/** Returns one line: `8,640 steps and starts, 1.01 × the optimum of 8555 (limit 1.05); …`. */
export function tourLengthsLine({
  tours,
  optimum,
  shortestPaths: graph,
  edgesOfShortestPaths,
  edges,
}: TourLengths): string {
  const share = Math.round((edgesOfShortestPaths / edges) * 100);
  return [
    `tours ${tours} steps and starts, ${(tours / optimum).toFixed(2)} × the optimum of ${optimum} (limit 1.05)`,
    `xstate/graph's shortest paths ${graph}, for ${share} % of the edges`,
  ].join("; ");
}
