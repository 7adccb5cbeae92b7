import { LONGEST_PATH } from "#model-tests/engine/generate/criteria.ts";
import type { Graph } from "#model-tests/engine/generate/explore.ts";
import { costOf, postmanTours } from "#model-tests/engine/generate/postman.ts";

/** The cost of the tours through every edge, as steps plus starts, and the lowest possible cost. */
export type TourLengths = { tours: number; optimum: number };

export function tourLengths(graphs: readonly Graph[]): TourLengths {
  const all = graphs.map((graph) => postmanTours(graph, LONGEST_PATH));
  return {
    tours: all.reduce((sum, { paths }) => sum + costOf(paths), 0),
    optimum: all.reduce((sum, { optimum }) => sum + optimum, 0),
  };
}

/** Returns one line: `8640 steps and starts, 1.01 × the optimum of 8555 (limit 1.05)`. */
export function tourLengthsLine({ tours, optimum }: TourLengths): string {
  return `tours ${tours} steps and starts, ${(tours / optimum).toFixed(2)} × the optimum of ${optimum} (limit 1.05)`;
}
