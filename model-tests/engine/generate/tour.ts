import { fromTransition } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { Edge, Graph } from "./explore.ts";

/** Steps from a machine's initial situation. */
export type Path = { number: number; edges: Edge[] };

/**
 * Transition tours: continues to the nearest edge with something uncovered, and restarts from the initial situation
 * when none is reachable.
 * @param wants the names that an edge covers; the tour ends when all are covered
 * @param longest the maximum length of a path, so that a failing one is readable
 */
export function tour(graph: Graph, wants: (edge: Edge) => Iterable<string>, longest: number): Edge[][] {
  const wanted = new Set(
    [...graph.situations.values()].flatMap(({ edges }) => edges.flatMap((edge) => [...wants(edge)])),
  );
  const isWanted = (edge: Edge) => [...wants(edge)].some((want) => wanted.has(want));
  const paths: Edge[][] = [];
  let path: Edge[] = [];
  for (;;) {
    const way = path.length < longest ? wayToEdge(graph, path.at(-1)?.to ?? graph.initial.key, isWanted) : null;
    if (way) {
      for (const want of way.flatMap((edge) => [...wants(edge)])) wanted.delete(want);
      path.push(...way);
    } else if (path.length > 0) {
      paths.push(path);
      path = [];
    } else return paths;
  }
}

/** A shortest path between two situations. */
export type Way = { to: string; edges: Edge[] };

/** The shortest path from a situation to a matching edge, including that edge; null without one. */
export function wayToEdge({ situations }: Graph, start: string, isSought: (edge: Edge) => boolean): Edge[] | null {
  const by = new Map<string, Edge | null>([[start, null]]);
  for (const at of by.keys()) {
    const onwards = situations.get(at)?.edges ?? [];
    const sought = onwards.find(isSought);
    if (sought) return [...wayBy(by, at), sought];
    for (const edge of onwards) if (!by.has(edge.to)) by.set(edge.to, edge);
  }
  return null;
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
