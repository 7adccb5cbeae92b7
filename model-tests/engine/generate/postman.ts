import type { Edge, Graph } from "./explore.ts";
import { minCostFlow } from "./min-cost-flow.ts";
import { shortestWays } from "./tour.ts";

/** What a new beginning costs, in steps: of two tours with as many steps, the one with fewer beginnings is shorter. */
const BEGINNING = 1;

export type Tours = {
  /** Each begins where the machine does. */
  paths: Edge[][];
  /** What the cheapest tours of all cost, however long each may be: steps and beginnings. */
  optimum: number;
};

/** What tours cost, in steps and beginnings. */
export function costOf(paths: readonly { length: number }[]): number {
  return paths.reduce((sum, { length }) => sum + length + BEGINNING, 0);
}

/** A piece of a tour: an edge to be walked, or a way to where the next one begins, perhaps from a new beginning. */
type Piece = { to: string; edges: readonly Edge[]; isBeginning: boolean };

/**
 * Walks every edge with as few steps and beginnings as can be: the directed Chinese postman, who may begin again. Where
 * more edges lead into a situation than out of it, he has to go on to one that it is the other way round with, by the
 * shortest way or by a new beginning; the cheapest such ways together make a tour in which each edge is walked once.
 * @param longest a path is ended after so many steps, and another begins where it ended
 */
export function postmanTours(graph: Graph, longest: number): Tours {
  const start = graph.initial.key;
  const waysFrom = new Map<string, ReadonlyMap<string, Edge[]>>();
  const pieces = new Map<string, Piece[]>();
  const balance = new Map<string, number>([[start, 1]]);
  let steps = 0;
  for (const { edges } of graph.situations.values()) {
    for (const edge of edges) {
      add(edge.from, { to: edge.to, edges: [edge], isBeginning: false });
      balance.set(edge.from, (balance.get(edge.from) ?? 0) - 1);
      balance.set(edge.to, (balance.get(edge.to) ?? 0) + 1);
      steps += 1;
    }
  }
  const surplus = [...balance].filter(([, amount]) => amount > 0);
  const lacking = [...balance].filter(([, amount]) => amount < 0);
  const ways = surplus.map(([from]) => lacking.map(([to]) => cheapestWay(from, to)));
  const shipped = minCostFlow(
    surplus.map(([, amount]) => amount),
    // The last column is where the last tour ends, wherever that is.
    [...lacking.map(([, amount]) => -amount), 1],
    ways.map((row) => [...row.map(costOfPiece), 0]),
  );
  let optimum = steps + BEGINNING;
  for (const [from, to, amount] of shipped) {
    const [source, piece] = [surplus[from]?.[0], ways[from]?.[to]];
    if (source === undefined || piece === undefined) continue;
    optimum += amount * costOfPiece(piece);
    for (let each = 0; each < amount; each += 1) add(source, piece);
  }
  return { paths: cut(trail(pieces, start)), optimum };

  function add(from: string, piece: Piece) {
    const known = pieces.get(from);
    if (known) known.push(piece);
    else pieces.set(from, [piece]);
  }

  function waysOnFrom(from: string) {
    const known = waysFrom.get(from);
    if (known) return known;
    const ways = shortestWays(from, (at) => graph.situations.get(at)?.edges ?? []);
    const found = new Map(ways.map(({ to, edges }) => [to, edges]));
    waysFrom.set(from, found);
    return found;
  }

  function cheapestWay(from: string, to: string): Piece {
    const onwards = waysOnFrom(from).get(to);
    const anew = waysOnFrom(start).get(to) ?? [];
    const isBeginning = onwards === undefined || onwards.length > anew.length + BEGINNING;
    return { to, edges: isBeginning ? anew : onwards, isBeginning };
  }

  /** Ends a path at each beginning and, where it has become too long, where going on anew takes the fewest steps. */
  function cut(tour: readonly Piece[]): Edge[][] {
    const paths: Edge[][] = [];
    let path: Piece[] = [];
    for (const piece of tour) {
      if (piece.isBeginning && path.length > 0) {
        paths.push(edgesOf(path));
        path = [];
      } else if (lengthOf(path) + piece.edges.length > longest) {
        const end = bestEnd(path);
        paths.push(edgesOf(path.slice(0, end)));
        path = [wayTo(path.slice(end)[0] ?? piece), ...path.slice(end)];
      }
      path.push(piece);
    }
    return path.length > 0 ? [...paths, edgesOf(path)] : paths;
  }

  /** In the second half of a path, the place that the fewest steps lead to from the start. */
  function bestEnd(path: readonly Piece[]): number {
    const ends = path.map((_, index) => index + 1).slice(Math.floor(path.length / 2));
    const stepsTo = (end: number) => waysOnFrom(start).get(path[end - 1]?.to ?? start)?.length ?? 0;
    return ends.toSorted((one, other) => stepsTo(one) - stepsTo(other) || other - one)[0] ?? path.length;
  }

  function wayTo({ edges }: Piece): Piece {
    const to = edges[0]?.from ?? start;
    return { to, edges: waysOnFrom(start).get(to) ?? [], isBeginning: true };
  }
}

function edgesOf(path: readonly Piece[]): Edge[] {
  return path.flatMap(({ edges }) => edges);
}

function lengthOf(path: readonly Piece[]): number {
  return path.reduce((sum, { edges }) => sum + edges.length, 0);
}

function costOfPiece({ edges, isBeginning }: Piece): number {
  return edges.length + (isBeginning ? BEGINNING : 0);
}

/** One walk over every piece, by Hierholzer: on as long as it goes, then back to where something is left. */
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
