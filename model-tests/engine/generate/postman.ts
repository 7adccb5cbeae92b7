import type { Edge, Graph } from "./explore.ts";
import { type Arc, minCostFlow } from "./min-cost-flow.ts";
import { shortestWays } from "./tour.ts";

/** The maximum length of a path walked in process; longer ones are hard to read. */
export const LONGEST_PATH = 80;

/** The cost of starting a new path, in steps, so that fewer paths are preferred for the same number of steps. */
const BEGINNING = 1;

/** A piece of a tour: an edge, or a restart, which takes no step. */
type Piece = { to: string; edge: Edge | null };

/**
 * Covers every edge with as few steps and starts as possible: the directed Chinese postman problem with restarts.
 * Situations with more incoming than outgoing edges are connected to those with fewer by a minimum-cost flow over edges
 * and restarts, which makes the graph Eulerian.
 * @param longest the length at which a path is cut; the next path resumes there
 * @returns the paths, each from the initial situation, and the minimum cost in steps and starts without that limit
 */
export function postmanTours(graph: Graph, longest: number) {
  const start = graph.initial.key;
  const keys = [...graph.situations.keys()];
  const numbers = new Map(keys.map((key, number) => [key, number]));
  const numberOf = (key: string) => numbers.get(key) ?? 0;
  const edges = [...graph.situations.values()].flatMap((situation) => situation.edges);
  const balance = new Int32Array(keys.length);
  balance[numberOf(start)] = 1;
  for (const { from, to } of edges) {
    balance[numberOf(from)] = (balance[numberOf(from)] ?? 0) - 1;
    balance[numberOf(to)] = (balance[numberOf(to)] ?? 0) + 1;
  }
  const [source, sink, end] = [keys.length, keys.length + 1, keys.length + 2];
  const any = edges.length + 1;
  const arcs: Arc[] = [
    ...edges.map(({ from, to }) => ({ from: numberOf(from), to: numberOf(to), capacity: any, cost: 1 })),
    ...keys.map((_, from) => ({ from, to: numberOf(start), capacity: any, cost: BEGINNING })),
    // The last tour may end anywhere, at no cost.
    ...keys.map((_, from) => ({ from, to: end, capacity: 1, cost: 0 })),
    { from: end, to: sink, capacity: 1, cost: 0 },
  ];
  for (const [place, amount] of balance.entries()) {
    if (amount > 0) arcs.push({ from: source, to: place, capacity: amount, cost: 0 });
    if (amount < 0) arcs.push({ from: place, to: sink, capacity: -amount, cost: 0 });
  }
  const flow = minCostFlow(keys.length + 3, arcs, source, sink);
  const optimum = edges.length + BEGINNING + arcs.reduce((sum, { cost }, place) => sum + cost * (flow[place] ?? 0), 0);
  const pieces = new Map<string, Piece[]>(keys.map((key) => [key, []]));
  for (const [place, edge] of edges.entries()) add(edge.from, { to: edge.to, edge }, 1 + (flow[place] ?? 0));
  for (const [place, key] of keys.entries()) add(key, { to: start, edge: null }, flow[edges.length + place] ?? 0);
  const waysFromStart = new Map(shortestWays(graph, start).map((way) => [way.to, way.edges]));
  return { paths: cut(trail(pieces, start)), optimum };

  function add(from: string, piece: Piece, times: number) {
    for (let each = 0; each < times; each += 1) pieces.get(from)?.push(piece);
  }

  /**
   * Splits the tour at each restart and, where a path is too long, at the situation with the shortest path from the
   * start.
   */
  function cut(tour: readonly Piece[]): Edge[][] {
    const paths: Edge[][] = [];
    let path: Edge[] = [];
    let most = longest;
    for (const { edge } of tour) {
      if (edge === null) {
        if (path.length > 0) paths.push(path);
        path = [];
        most = longest;
        continue;
      }
      if (path.length + 1 > most) {
        const place = bestEnd(path);
        paths.push(path.slice(0, place));
        const rest = path.slice(place);
        const way = wayTo((rest[0] ?? edge).from);
        // If the path from the start is long, the limit grows so that at least as many steps can follow it.
        most = Math.max(longest, 2 * way.length + rest.length);
        path = [...way, ...rest];
      }
      path.push(edge);
    }
    return path.length > 0 ? [...paths, path] : paths;
  }

  /** The position in the second half of a path with the shortest path from the start. */
  function bestEnd(path: readonly Edge[]): number {
    const ends = path.map((_, index) => index + 1).slice(Math.floor(path.length / 2));
    const stepsTo = (place: number) => wayTo(path[place - 1]?.to ?? start).length;
    return ends.toSorted((one, other) => stepsTo(one) - stepsTo(other) || other - one)[0] ?? path.length;
  }

  function wayTo(key: string): Edge[] {
    return waysFromStart.get(key) ?? [];
  }
}

/** The cost of the tours through every edge of some machines, as steps plus starts, and the lowest possible cost. */
export function tourLengths(graphs: readonly Graph[]): { tours: number; optimum: number } {
  const all = graphs.map((graph) => postmanTours(graph, LONGEST_PATH));
  const paths = all.flatMap((one) => one.paths);
  return {
    tours: paths.reduce((sum, { length }) => sum + length + BEGINNING, 0),
    optimum: all.reduce((sum, { optimum }) => sum + optimum, 0),
  };
}

/** An Eulerian trail over every piece, by Hierholzer's algorithm. */
function trail(pieces: ReadonlyMap<string, Piece[]>, start: string): Piece[] {
  const left = new Map([...pieces].map(([from, each]) => [from, each.toReversed()]));
  const walked: Piece[] = [];
  const stack: { at: string; by: Piece | null }[] = [{ at: start, by: null }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const next = left.get(top.at)?.pop();
    if (next) stack.push({ at: next.to, by: next });
    else {
      stack.pop();
      if (top.by) walked.push(top.by);
    }
  }
  return walked.reverse();
}
