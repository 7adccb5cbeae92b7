import { fromTransition } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { Edge, Graph } from "./explore.ts";

/** Steps from a machine's initial situation. */
export type Path = { number: number; edges: Edge[] };

export type TourPlan = {
  /** The names that an edge covers; the tour ends when all are covered. */
  wants: (edge: Edge) => Iterable<string>;
  /** Whether an edge can be walked; by default all can. */
  allows?: (edge: Edge) => boolean;
  /** Whether a path must end after this edge; by default none must. */
  ends?: (edge: Edge) => boolean;
  /** The maximum length of a path, so that a failing one is readable. */
  longest: number;
};

/**
 * Transition tours: continues to the nearest edge with something uncovered, and restarts from the initial situation
 * when none is reachable.
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

/** A shortest path between two situations. */
export type Way = { to: string; edges: Edge[] };

/** Finds the shortest path from a situation to a matching edge, including that edge; null without one. */
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

/** The path to a situation, from a map of each situation to the edge that reached it. */
function wayBy(by: ReadonlyMap<string, Edge | null>, to: string): Edge[] {
  const way: Edge[] = [];
  for (let edge = by.get(to); edge; edge = by.get(edge.from)) way.push(edge);
  return way.reverse();
}

/** The shortest paths from a situation to itself and to every reachable one, nearest first. */
export function shortestWays(start: string, edgesFrom: (at: string) => Edge[]): Way[] {
  const walking = fromTransition((_: string, { edge }: { type: "WALKED"; edge: Edge }) => edge.to, start);
  const paths = getShortestPaths(walking, {
    events: ({ context }) => edgesFrom(context).map((edge) => ({ type: "WALKED" as const, edge })),
    serializeState: ({ context }) => context,
    serializeEvent: ({ edge }) => edgeName(edge),
  });
  // The first event of each is XState's initial event.
  return paths.map(({ state, steps }) => ({ to: state.context, edges: steps.slice(1).map(({ event }) => event.edge) }));
}

/** An edge by its situations and step. */
function edgeName({ from, step, to }: Edge): string {
  return [from, step.label, step.fixture, to].join(" | ");
}
