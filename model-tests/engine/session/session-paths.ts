import { isDeepStrictEqual } from "node:util";
import type { StateValue } from "xstate";
import type { Edge, Graph } from "#model-tests/engine/generate/explore.ts";
import { shortestWays } from "#model-tests/engine/generate/tour.ts";
import { isEnd, type WalkPaths } from "#model-tests/engine/walk/walk-paths.ts";
import type { RecordedEvent, Recording, SessionRecord } from "./session-record.ts";

/** The replayable part of a recording of one mounted machine. */
export type Replay = {
  /** The way to open the page on which most of the recording can be walked. */
  way: WalkPaths;
  /**
   * The steps from where the walk opens the console: the shortest path to the recording's start, then the recorded
   * steps.
   */
  edges: Edge[];
  /** The number of recorded events that are walked; ignored events do not count. */
  walked: number;
  of: number;
  /** Why some events are not walked; null when all are. */
  reason: string | null;
};

/** The replay of each mounted instance of the walk's machine, up to the first event unknown to the walk. */
export function replaysOf(
  ways: readonly WalkPaths[],
  { events }: SessionRecord,
  harmless: Recording["harmless"],
): Replay[] {
  const machine = ways[0]?.graph.machine;
  const own = events.filter((event) => event.machine === machine && event.type !== "xstate.stop");
  return [...Map.groupBy(own, ({ instance }) => instance).values()].flatMap((happened) => {
    const replays = ways.map((way) => ({ way, ...replayOf(way, happened, harmless) }));
    const [most] = replays.filter(({ of }) => of > 0).toSorted((one, other) => left(one) - left(other));
    return most ?? [];
  });
}

/** The number of recorded steps that cannot be walked. */
function left({ walked, of }: Omit<Replay, "way">): number {
  return of - walked;
}

function replayOf(
  paths: WalkPaths,
  happened: readonly RecordedEvent[],
  harmless: Recording["harmless"],
): Omit<Replay, "way"> {
  const { graph, initialEdges } = paths;
  const ways = shortestWays(graph, graph.initial.key);
  const wayTo = (state: StateValue) => ways.find(({ to }) => isDeepStrictEqual(graph.situations.get(to)?.value, state));
  const first = happened.findIndex(({ state }) => wayTo(state) !== undefined);
  // An ignored event has no step; the walk checks in each situation that the screen does not offer it.
  const taken = happened.slice(first + 1).filter((event) => event.taken.length > 0);
  // The product's own steps while opening come before a walk begins.
  const isOpening =
    initialEdges.length > 0 && initialEdges.every(({ step }, index) => step.event.type === taken[index]?.type);
  const own = isOpening ? taken.slice(initialEdges.length) : taken;
  const start = happened[first];
  if (start === undefined) {
    const of = happened.filter((event) => event.taken.length > 0).length;
    return { edges: [], walked: 0, of, reason: "no browser path reaches the recording's first state" };
  }
  // A recording names only states, so this keeps one path for each situation that the machine may be in.
  let possible: Edge[][] = [isOpening ? [] : (wayTo(start.state)?.edges ?? [])];
  for (const [walked, event] of own.entries()) {
    const next = furtherBy(event, possible, graph, harmless);
    if (next.length === 0) {
      const last = possible[0] ?? [];
      return { edges: last, walked, of: own.length, reason: reasonFor(event, last.at(-1), paths) };
    }
    possible = next;
  }
  return { edges: possible[0] ?? [], walked: own.length, of: own.length, reason: null };
}

/**
 * The paths extended by an event, at most one to each situation; those with the recorded harmless parameters come
 * first.
 */
function furtherBy(
  event: RecordedEvent,
  possible: readonly Edge[][],
  { initial, situations }: Graph,
  harmless: Recording["harmless"],
): Edge[][] {
  const ways = possible.flatMap((edges) => {
    const at = situations.get(edges.at(-1)?.to ?? initial.key);
    const fitting = (at?.edges ?? []).filter(
      ({ step, after }) => step.event.type === event.type && isDeepStrictEqual(after.value, event.state),
    );
    return fitting.map((edge) => [...edges, edge]);
  });
  const isAlike = (edges: readonly Edge[]) =>
    isDeepStrictEqual(harmless(edges.at(-1)?.step.event ?? { type: "" }), event.parameters);
  const alikeFirst = ways.toSorted((one, other) => Number(isAlike(other)) - Number(isAlike(one)));
  return [...Map.groupBy(alikeFirst, (edges) => edges.at(-1)?.to).values()].flatMap(([best]) => (best ? [best] : []));
}

function reasonFor(event: RecordedEvent, last: Edge | undefined, { walk }: WalkPaths): string {
  if (last && isEnd(last)) return "the machine leaves the screen, which ends a walk";
  const label = labelOf(event.type);
  const [left] = Object.entries(walk.excluded ?? {}).filter(
    ([step]) => step === label || step.startsWith(`${label} (`),
  );
  return `${label} cannot be taken there${left === undefined ? "" : `: ${left[1].reason}`}`;
}

function labelOf(type: string): string {
  const [, kind, name] = /^xstate\.(done\.actor|error\.actor|after|snapshot)\.([^.]+)/.exec(type) ?? [];
  if (name === undefined) return type;
  if (kind === "after") return `${name} elapses`;
  if (kind === "snapshot") return `${name} changes`;
  return kind === "done.actor" ? `${name} answers` : `${name} fails`;
}
