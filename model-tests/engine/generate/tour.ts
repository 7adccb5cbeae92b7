import { fromTransition } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { Edge, Graph } from "./explore.ts";

/** Steps from a machine's first situation onwards. */
export type Path = { number: number; edges: Edge[] };

export type TourPlan = {
  /** What an edge is walked for; a tour ends when everything wanted was walked. */
  wants: (edge: Edge) => Iterable<string>;
  /** Edges that cannot be walked at all are left out; by default all can. */
  allows?: (edge: Edge) => boolean;
  /** Edges after which a path cannot go on; by default there are none. */
  ends?: (edge: Edge) => boolean;
  /** A path is ended after so many steps, so that one that fails can still be read. */
  longest: number;
};

/**
 * Transition tours: walks on to the nearest edge with something still wanted, and begins again from the start where
 * there is none.
 */
export function tour(graph: Graph, { wants, allows = () => true, ends = () => false, longest }: TourPlan): Path[] {
  const wanted = new Set(
    [...graph.situations.values()].flatMap(({ edges }) => edges.flatMap((edge) => [...wants(edge)])),
  );
  const nearest = wayFinder(graph, { allows, ends });
  const paths: Path[] = [];
  let edges: Edge[] = [];
  let at = graph.initial.key;
  for (;;) {
    const last = edges.at(-1);
    const goesOn = edges.length < longest && !(last && ends(last));
    const way = goesOn ? nearest(at, isWanted) : null;
    if (way) {
      for (const edge of way) {
        edges.push(edge);
        for (const want of wants(edge)) wanted.delete(want);
        at = edge.to;
      }
    } else if (edges.length > 0) {
      paths.push({ number: paths.length + 1, edges });
      edges = [];
      at = graph.initial.key;
    } else {
      return paths;
    }
  }

  function isWanted(edge: Edge) {
    for (const want of wants(edge)) if (wanted.has(want)) return true;
    return false;
  }
}

/** Steps that lead from a situation to another, as few as possible. */
export type Way = { to: string; edges: Edge[] };

/** Finds the shortest way from a situation to an edge that is sought, that edge included; null when there is none. */
function wayFinder({ situations }: Graph, { allows, ends }: Required<Pick<TourPlan, "allows" | "ends">>) {
  return (start: string, isSought: (edge: Edge) => boolean): Edge[] | null => {
    const by = new Map<string, Edge | null>([[start, null]]);
    for (const at of by.keys()) {
      const onwards = situations.get(at)?.edges.filter(allows) ?? [];
      const sought = onwards.find(isSought);
      if (sought) return [...wayBy(by, at), sought];
      for (const edge of onwards) if (!ends(edge) && !by.has(edge.to)) by.set(edge.to, edge);
    }
    return null;
  };
}

/** The edges that lead to a situation, when each situation is known by the edge that was taken to it. */
function wayBy(by: ReadonlyMap<string, Edge | null>, to: string): Edge[] {
  const way: Edge[] = [];
  for (let edge = by.get(to); edge; edge = by.get(edge.from)) way.push(edge);
  return way.reverse();
}

/** The shortest ways from a situation to itself and to all that can be reached from it, the nearest first. */
export function shortestWays(start: string, edgesFrom: (at: string) => Edge[]): Way[] {
  const walking = fromTransition((_: string, { edge }: { type: "WALKED"; edge: Edge }) => edge.to, start);
  const paths = getShortestPaths(walking, {
    events: ({ context }) => edgesFrom(context).map((edge) => ({ type: "WALKED" as const, edge })),
    serializeState: ({ context }) => context,
    serializeEvent: ({ edge }) => edgeName(edge),
  });
  // The first event of each is that of having started.
  return paths.map(({ state, steps }) => ({ to: state.context, edges: steps.slice(1).map(({ event }) => event.edge) }));
}

/** An edge by its situations and its step. */
function edgeName({ from, step, to }: Edge): string {
  return [from, step.label, step.fixture, to].join(" | ");
}
