import { fromTransition } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { Edge, Graph } from "./explore.ts";
import { stepName } from "./step.ts";

/** Steps from a machine's initial situation. */
export type Path = { number: number; edges: Edge[] };

/**
 * Paths from the initial situation that cover everything wanted: each continues to the nearest edge that covers
 * something more, and ends when none is reachable.
 * @param wanted the names to cover; emptied by this call
 * @param coveredBy the names that an edge covers after the edge before it
 * @param longest the length from which a path is not continued, so that a failing one is readable
 */
export function tour(
  graph: Graph,
  wanted: Set<string>,
  coveredBy: (edge: Edge, before?: Edge) => Iterable<string>,
  longest: number,
): Edge[][] {
  const isWanted = (edge: Edge, before?: Edge) => [...coveredBy(edge, before)].some((name) => wanted.has(name));
  const paths: Edge[][] = [];
  let path: Edge[] = [];
  for (;;) {
    const way = path.length < longest ? wayToEdge(graph, path.at(-1), isWanted) : null;
    if (way) {
      for (const edge of way) {
        for (const name of coveredBy(edge, path.at(-1))) wanted.delete(name);
        path.push(edge);
      }
    } else if (path.length > 0) {
      paths.push(path);
      path = [];
    } else return paths;
  }
}

/** The shortest path on from an edge, or from the start, to a matching edge, including that edge; null without one. */
function wayToEdge(
  { situations, initial }: Graph,
  last: Edge | undefined,
  isSought: (edge: Edge, before?: Edge) => boolean,
): Edge[] | null {
  const by = new Map<Edge | undefined, Edge | undefined>([[last, undefined]]);
  for (const before of by.keys()) {
    for (const edge of situations.get(before?.to ?? initial.key)?.edges ?? []) {
      if (isSought(edge, before)) return [...wayBy(by, last, before), edge];
      if (!by.has(edge)) by.set(edge, before);
    }
  }
  return null;
}

/** The edges after `last` up to `end`, from a map of each edge to the one before it. */
function wayBy(by: ReadonlyMap<Edge | undefined, Edge | undefined>, last: Edge | undefined, end: Edge | undefined) {
  const way: Edge[] = [];
  for (let edge = end; edge && edge !== last; edge = by.get(edge)) way.push(edge);
  return way.reverse();
}

type Way = { to: string; edges: Edge[] };

/** The shortest paths from a situation to itself and to every reachable one, nearest first. */
export function shortestWays({ situations }: Pick<Graph, "situations">, start: string): Way[] {
  const walking = fromTransition((_: string, { edge }: { type: "WALKED"; edge: Edge }) => edge.to, start);
  const paths = getShortestPaths(walking, {
    events: ({ context }) => (situations.get(context)?.edges ?? []).map((edge) => ({ type: "WALKED" as const, edge })),
    serializeState: ({ context }) => context,
    serializeEvent: ({ edge }) => stepName(edge.step),
  });
  // The first event of each is XState's initial event.
  return paths.map(({ state, steps }) => ({ to: state.context, edges: steps.slice(1).map(({ event }) => event.edge) }));
}
