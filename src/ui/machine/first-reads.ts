/** What a machine reads as it begins on its screen, and how it begins with answers that are kept of that. */
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

export type KeptAnswer = {
  answer: unknown;
  /** When it came, in milliseconds since 1970. */
  at: number;
  /** Whether it is shown as it is; else it is asked for again at once. */
  isCurrent: boolean;
};

/** What an actor can do besides whose answers are kept. */
export type Reading<Input> = {
  kept: (input: Input) => KeptAnswer | null;
  /** Asks before the answer is needed. */
  prefetch: (input: Input) => void;
};

/** How a machine begins: with nothing, or with kept answers. */
export type Beginning<Logic extends AnyStateMachine> = {
  input: InputFrom<Logic>;
  snapshot?: Snapshot<unknown>;
  /** When what it begins with came, in milliseconds since 1970; null where it begins with nothing. */
  shownAt: number | null;
};

/** What every machine that reads takes where it shows something: it is to be asked for again. */
export const REFRESHED = { type: "REFRESHED" };

/** @param opening what the screen tells the machine at once. */
export function beginningOf<Logic extends AnyStateMachine>(
  logic: Logic,
  input: InputFrom<Logic>,
  opening?: EventFromLogic<Logic>,
): Beginning<Logic> {
  let snapshot = openedWith(logic, input, opening);
  let shownAt: number | null = null;
  for (const { id, of, reading } of firstReads(logic, snapshot)) {
    const kept = reading.kept(of);
    if (!kept) continue;
    shownAt = kept.at;
    // As if the service had answered already.
    snapshot = next(logic, snapshot, { type: `xstate.done.actor.${id}`, output: kept.answer });
    if (!kept.isCurrent) snapshot = next(logic, snapshot, REFRESHED);
  }
  if (shownAt === null && !opening) return { input, shownAt };
  return { input, snapshot: logic.getPersistedSnapshot(snapshot), shownAt };
}

/** Asks for what a machine reads first, before its screen is opened. */
export function prefetch<Logic extends AnyStateMachine>(
  logic: Logic,
  input: InputFrom<Logic>,
  opening?: EventFromLogic<Logic>,
): void {
  for (const { of, reading } of firstReads(logic, openedWith(logic, input, opening))) reading.prefetch(of);
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
    const reading = typeof child?.src === "string" && logic.implementations.actors[child.src];
    return isReading(reading) ? [{ id, of: child?.getSnapshot().input, reading }] : [];
  });
}

function next(logic: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
  const [after] = transition(logic, snapshot, event);
  return after;
}

function isReading(logic: unknown): logic is Reading<unknown> {
  return typeof logic === "object" && logic !== null && "kept" in logic && "prefetch" in logic;
}
