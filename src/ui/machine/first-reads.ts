/** Starts machines with cached answers, and prefetches what they read first. */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  initialTransition,
  type Snapshot,
  transition,
} from "xstate";

export type CachedAnswer = {
  answer: unknown;
  /** When it arrived, in milliseconds since 1970. */
  at: number;
  /** Whether it is fresh; a stale answer is shown and reloaded at once. */
  isFresh: boolean;
};

/** The additional methods of an actor with a cache. */
export type CachedActor<Input> = {
  cached: (input: Input) => CachedAnswer | null;
  /** Loads the answer before it is needed. */
  prefetch: (input: Input) => void;
};

/** How a machine starts: in its initial state, or with cached answers. */
export type StartOptions<Logic extends AnyStateMachine> = {
  input: InputFrom<Logic>;
  snapshot?: Snapshot<unknown>;
  /** When its cached answer arrived, in milliseconds since 1970; null without one. */
  shownAt: number | null;
};

/** The event by which a machine that shows data reloads it. */
export const REFRESHED = { type: "REFRESHED" };

/** @param opening the event that the screen sends first. */
export function startOptions<Logic extends AnyStateMachine>(
  logic: Logic,
  input: InputFrom<Logic>,
  opening?: EventFromLogic<Logic>,
): StartOptions<Logic> {
  let snapshot = openedWith(logic, input, opening);
  let shownAt: number | null = null;
  for (const { id, actorInput, source } of firstReads(logic, snapshot)) {
    const cached = source.cached(actorInput);
    if (!cached) continue;
    shownAt = cached.at;
    // Replays the cached answer as the actor's result.
    snapshot = next(logic, snapshot, { type: `xstate.done.actor.${id}`, output: cached.answer });
    if (!cached.isFresh) snapshot = next(logic, snapshot, REFRESHED);
  }
  if (shownAt === null && !opening) return { input, shownAt };
  return { input, snapshot: logic.getPersistedSnapshot(snapshot), shownAt };
}

/** Prefetches a machine's first reads, before its screen is opened. */
export function prefetch<Logic extends AnyStateMachine>(
  logic: Logic,
  input: InputFrom<Logic>,
  opening?: EventFromLogic<Logic>,
): void {
  for (const { actorInput, source } of firstReads(logic, openedWith(logic, input, opening)))
    source.prefetch(actorInput);
}

function openedWith<Logic extends AnyStateMachine>(
  logic: Logic,
  input: InputFrom<Logic>,
  opening: EventFromLogic<Logic> | undefined,
): AnyMachineSnapshot {
  const [snapshot] = initialTransition<AnyStateMachine>(logic, input);
  return opening ? next(logic, snapshot, opening) : snapshot;
}

function firstReads(logic: AnyStateMachine, { children }: AnyMachineSnapshot) {
  return Object.entries<AnyMachineSnapshot["children"][string]>(children).flatMap(([id, child]) => {
    const source = typeof child?.src === "string" && logic.implementations.actors[child.src];
    return isCachedActor(source) ? [{ id, actorInput: child?.getSnapshot().input, source }] : [];
  });
}

function next(logic: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
  const [after] = transition(logic, snapshot, event);
  return after;
}

function isCachedActor(logic: unknown): logic is CachedActor<unknown> {
  return typeof logic === "object" && logic !== null && "cached" in logic && "prefetch" in logic;
}
