import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  ContextFrom,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from "xstate";
import type { TimeInvariant } from "./invariants/over-time.ts";

type EventType<Machine extends AnyStateMachine> = EventFrom<Machine>["type"] & string;
type Payload<Event, Type> = Omit<Extract<Event, { type: Type }>, "type">;

/** Payloads of one event by the names used in reports. An event without fixtures is never sent from outside. */
export type Fixtures<Value = unknown> = Readonly<Record<string, Value>>;

const NO_PAYLOAD: Fixtures<Record<never, never>> = { "": {} };

/** Fixtures for events without a payload. */
export function noPayload<Type extends string>(...types: Type[]): Record<Type, typeof NO_PAYLOAD> {
  return Object.fromEntries(types.map((type) => [type, NO_PAYLOAD])) as Record<Type, typeof NO_PAYLOAD>;
}

/** For an event that only the machine raises. */
export const raisedInternally: Fixtures<never> = {};

/**
 * A machine with everything needed to generate its paths: fixtures for its events and for the outputs of its invoked
 * actors. Every event and every invoked actor must be named; `checkModel` refuses a model with one missing.
 */
export type MachineModel<Machine extends AnyStateMachine = AnyStateMachine> = {
  machine: Machine;
  description: string;
  input: InputFrom<Machine>;
  /** Further inputs by name, for states that the first input cannot reach. */
  otherInputs?: Readonly<Record<string, InputFrom<Machine>>>;
  events: { readonly [Type in EventType<Machine>]: Fixtures<Payload<EventFrom<Machine>, Type>> };
  /** Outputs of each invoked promise, by the invoke's id. Its failure is always added. */
  answers: Readonly<Record<string, Fixtures>>;
  /** Snapshots of each invoked machine, by the invoke's id. */
  children?: Readonly<Record<string, Fixtures<AnyMachineSnapshot>>>;
  /**
   * The parts of the context that guards read, under readable names. Two situations are equal when their state value
   * and this key are equal.
   */
  stateKey: (context: ContextFrom<Machine>) => Readonly<Record<string, unknown>>;
  /** The limit on explored situations, above which `stateKey` counts as too fine; 5,000 by default. */
  maxSituations?: number;
  /**
   * Invariants of every situation, as sentences with their clauses. They come from the specification, not from the
   * machine.
   */
  always: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /** Temporal properties of every path, as sentences with their clauses, from the specification. */
  overTime?: Readonly<Record<string, TimeInvariant>>;
  /** Invokes, by id, that may fail without a problem in `context` (`invariants/general.ts`), with the reason. */
  quietFailures?: Readonly<Record<string, string>>;
  /** Elements that no path can cover, by their names in the report, with the reason. */
  excused?: Readonly<Record<string, Excuse>>;
  /** Shared by all models of a product; added by `modelsWith`. */
  common?: Common;
};

/** Why an element is not covered by a path, and optionally the test that covers it, as `file: title`. */
export type Excuse = { reason: string; test?: string };

/** Each excuse as one sentence. */
export function excuseTexts(excuses: Readonly<Record<string, Excuse>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(excuses).map(([name, { reason, test }]) => [
      name,
      test === undefined ? reason : `${reason} Test: ${test}`,
    ]),
  );
}

/** Settings shared by all machines of a product. */
export type Common = {
  /** The error that failing promises reject with, shaped like that of a real call. */
  failure?: unknown;
  /** Temporal properties of every machine, limited to those that apply to it. */
  overTime?: (model: MachineModel) => Readonly<Record<string, TimeInvariant>>;
};

/** Returns a `modelOf` for a product whose machines share settings. */
export function modelsWith(common: Common) {
  /** Type-checks a model against its machine, then erases the machine's types. */
  return <Machine extends AnyStateMachine>(model: MachineModel<Machine>): MachineModel =>
    ({ ...model, common }) as unknown as MachineModel;
}

/** Type-checks a model against its machine, then erases the machine's types. */
export const modelOf = modelsWith({});

/** @throws Error naming an event or invoked actor that is missing from the model or from the machine. */
export function checkModel({ machine, events, answers, children = {} }: MachineModel): void {
  const invoked = invokedActors(machine);
  const promises = invoked.filter(({ isMachine }) => !isMachine).map(({ id }) => id);
  const machines = invoked.filter(({ isMachine }) => isMachine).map(({ id }) => id);
  // Without the events that XState itself creates: done, error, delay and snapshot events.
  const sent = machine.events.filter((type: string) => type !== "" && !type.startsWith("xstate."));
  compare(machine.id, "event", sent, Object.keys(events));
  compare(machine.id, "answer of", promises, Object.keys(answers));
  compare(machine.id, "snapshot of", machines, Object.keys(children));
}

/** The actors that a machine invokes, both promises and machines. */
export function invokedActors(machine: AnyStateMachine): { id: string; isMachine: boolean }[] {
  return [machine.root, ...nodesOf(machine)]
    .flatMap(({ invoke }) => invoke)
    .map(({ id, src }) => ({
      id,
      isMachine: isMachine(typeof src === "string" ? machine.implementations.actors[src] : src),
    }));
}

export function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === "object" && value !== null && "getStateNodeById" in value;
}

/** The names of the actions that the application provides, without XState's own (assign, raise, emit). */
export function providedActions(machine: AnyStateMachine): string[] {
  return Object.entries(machine.implementations.actions)
    .filter(([, action]) => typeof action !== "function" || !("resolve" in action))
    .map(([name]) => name);
}

/** Every state of a machine except its root. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...below(child)]);
  return below(machine.root);
}

function compare(machine: string, what: string, needed: readonly string[], given: readonly string[]) {
  const missing = needed.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !needed.includes(name));
  if (missing.length > 0) throw new Error(`The model of ${machine} has no ${what} ${missing.join(", ")}`);
  if (unknown.length > 0) throw new Error(`${machine} has no ${what} ${unknown.join(", ")}`);
}
