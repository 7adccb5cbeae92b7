/** What a machine that reads something showed last, and how it begins with that when its screen is opened again. */
import { type AnyMachineSnapshot, type AnyStateMachine, type InputFrom, type Snapshot, transition } from "xstate";

export type Shown = {
  snapshot: AnyMachineSnapshot;
  /** When it came, in milliseconds since 1970. */
  at: number;
};

/** What screens showed last, by the logic that read it and by what it is of. */
export type LastShown = {
  recall: (logic: AnyStateMachine, of: string) => Shown | null;
  keep: (logic: AnyStateMachine, of: string, shown: Shown | null) => void;
  forget: () => void;
};

/** What a reading machine's input says that it reads: a record's code, a query; null where there is but one such thing. */
export type NameOf<Logic extends AnyStateMachine> = (about: InputFrom<Logic>) => unknown;

/** How a machine begins: anew, or with what was shown last of the same thing, and asking for it again. */
export type Beginning<Logic extends AnyStateMachine> = {
  input: InputFrom<Logic>;
  snapshot?: Snapshot<unknown>;
  /** When what it begins with came, in milliseconds since 1970; null where it begins anew. */
  shownAt: number | null;
};

/** What every machine that reads takes where it shows something: it is to be asked for again. */
export const REFRESHED = { type: "REFRESHED" };

export function beginningOf<Logic extends AnyStateMachine>(
  lastShown: LastShown | undefined,
  logic: Logic,
  input: InputFrom<Logic>,
  nameOf: NameOf<Logic> = theOne,
): Beginning<Logic> {
  const shown = lastShown?.recall(logic, keyOf(nameOf, input));
  if (!shown) return { input, shownAt: null };
  // What a visit gives, such as the key of its order, is this visit's own.
  const last = { ...shown.snapshot, context: { ...shown.snapshot.context, ...input } };
  // Refreshed before anybody sees it, so that nothing takes what is old for an answer of now.
  const [refreshed] = transition<AnyStateMachine>(logic, last, REFRESHED);
  return { input, snapshot: logic.getPersistedSnapshot(refreshed), shownAt: shown.at };
}

/**
 * Keeps what a machine shows, as soon as it can be asked for again. What is under way or went wrong leaves what was shown
 * before; what is no longer there to be refreshed, such as a question that is open or an order that was placed, is forgotten.
 */
export function keepShown<Logic extends AnyStateMachine>(
  lastShown: LastShown | undefined,
  logic: Logic,
  snapshot: AnyMachineSnapshot,
  nameOf: NameOf<Logic>,
): void {
  const { context } = snapshot;
  if (snapshot.hasTag("busy") || context.problem !== null) return;
  lastShown?.keep(logic, keyOf(nameOf, context), snapshot.can(REFRESHED) ? { snapshot, at: Date.now() } : null);
}

/** There is but one such thing. */
export function theOne() {
  return null;
}

function keyOf<Input>(nameOf: (about: Input) => unknown, about: Input): string {
  return JSON.stringify(nameOf(about)) ?? "";
}
