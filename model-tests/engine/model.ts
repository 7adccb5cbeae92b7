import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFrom, InputFrom, SnapshotFrom } from "xstate";
import type { TimeInvariant } from "./invariants/over-time.ts";

type EventType<Machine extends AnyStateMachine> = EventFrom<Machine>["type"] & string;
type Payload<Event, Type> = Omit<Extract<Event, { type: Type }>, "type">;

/** Payloads of one event under the names by which reports call them; without any, the event is never sent from outside. */
export type Fixtures<Value = unknown> = Readonly<Record<string, Value>>;

/** For an event that carries nothing. */
export const plain: Fixtures<Record<never, never>> = { "": {} };

/** For an event that only the machine itself raises. */
export const raisedByItself: Fixtures<never> = {};

/**
 * What a machine needs, beside itself, for its paths to be generated: what may be sent to it, and what the actors that
 * it invokes may answer. Every event and every invoked actor has to be named; `checkModel` refuses a model that forgets one.
 */
export type MachineModel<Machine extends AnyStateMachine = AnyStateMachine> = {
  machine: Machine;
  /** What the machine is about, in a few words for the report. */
  about: string;
  input: InputFrom<Machine>;
  /** Other inputs, by what they are called, where one alone does not lead everywhere. */
  otherInputs?: Readonly<Record<string, InputFrom<Machine>>>;
  events: { readonly [Type in EventType<Machine>]: Fixtures<Payload<EventFrom<Machine>, Type>> };
  /** By the invoke's id: what the promise may be answered with. That it fails is added by itself. */
  answers: Readonly<Record<string, Fixtures>>;
  /** By the invoke's id: the snapshots in which a machine that is invoked may show itself. */
  children?: Readonly<Record<string, Fixtures<AnyMachineSnapshot>>>;
  /**
   * The part of the context that guards read, under names that people read. Two situations are the same when state value
   * and this key are equal.
   */
  stateKey: (context: ContextFrom<Machine>) => Readonly<Record<string, unknown>>;
  /** How many situations may be explored before `stateKey` counts as too fine; 5,000 by default. */
  mostSituations?: number;
  /** What holds in every situation, as sentences with their clauses. They come from the specification, not from the machine. */
  always: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /** What holds of moments that follow each other, on every way: sentences with their clauses, from the specification. */
  overTime?: Readonly<Record<string, TimeInvariant>>;
  /** By the invoke's id, and why: what may fail without a problem in `context` (`invariants/general.ts`). */
  quietly?: Readonly<Record<string, string>>;
  /** What no path can cover, and why: elements as the report names them. */
  excused?: Readonly<Record<string, Excuse>>;
  /** What a product's models have in common; `modelsWith` adds it. */
  common?: Common;
};

/** Why something is not covered, and the test that covers it, as `file: title`; without one, the paths on the machine do. */
export type Excuse = { because: string; test?: string };

/** Excuses in one sentence each. */
export function excuseTexts(excuses: Readonly<Record<string, Excuse>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(excuses).map(([name, { because, test }]) => [
      name,
      test === undefined ? because : `${because} Test: ${test}`,
    ]),
  );
}

/** What holds of all machines of a product. */
export type Common = {
  /** What a promise is rejected with, as a real call is. */
  failure?: unknown;
  /** The invariants over time that every machine keeps, as far as they apply to it. */
  overTime?: (model: MachineModel) => Readonly<Record<string, TimeInvariant>>;
};

/** `modelOf` for a product whose machines have something in common. */
export function modelsWith(common: Common) {
  /** Lets the compiler check a model against its machine, and forgets the machine's types after. */
  return <Machine extends AnyStateMachine>(model: MachineModel<Machine>): MachineModel => {
    checkModel(model);
    return { ...model, common } as unknown as MachineModel;
  };
}

/** Lets the compiler check a model against its machine, and forgets the machine's types after. */
export const modelOf = modelsWith({});

/** @throws Error naming an event or an invoked actor that the model forgets, or that the machine does not have. */
export function checkModel(model: {
  machine: AnyStateMachine;
  events: object;
  answers: object;
  children?: object | undefined;
}): void {
  const { machine } = model;
  const invoked = invokedActors(machine);
  const promises = invoked.filter(({ isMachine }) => !isMachine).map(({ id }) => id);
  const machines = invoked.filter(({ isMachine }) => isMachine).map(({ id }) => id);
  compare(machine.id, "event", machine.events.filter(isSentFromOutside), Object.keys(model.events));
  compare(machine.id, "answer of", promises, Object.keys(model.answers));
  compare(machine.id, "snapshot of", machines, Object.keys(model.children ?? {}));
}

/** The actors that a machine invokes: by promise, or another machine. */
export function invokedActors(machine: AnyStateMachine): { id: string; isMachine: boolean }[] {
  return [...machine.root.invoke, ...nodesOf(machine).flatMap(({ invoke }) => invoke)].map(({ id, src }) => {
    const logic: unknown = typeof src === "string" ? machine.implementations.actors[src] : src;
    return { id, isMachine: typeof logic === "object" && logic !== null && "getStateNodeById" in logic };
  });
}

/** The actions that the application provides; what XState itself carries out (assign, raise, emit) is none of them. */
export function providedActions(machine: AnyStateMachine): string[] {
  return Object.entries(machine.implementations.actions)
    .filter(([, action]) => typeof action !== "function" || !("resolve" in action))
    .map(([name]) => name);
}

/** Every state of a machine, its root aside. */
export function nodesOf(machine: AnyStateMachine): AnyStateMachine["root"][] {
  const below = (node: AnyStateMachine["root"]): AnyStateMachine["root"][] =>
    Object.values(node.states).flatMap((child) => [child, ...below(child)]);
  return below(machine.root);
}

/** Whether an event type is no answer, timer or snapshot, which XState names by itself. */
export function isSentFromOutside(type: string): boolean {
  return !type.startsWith("xstate.") && type !== "";
}

function compare(machine: string, what: string, needed: readonly string[], given: readonly string[]) {
  const missing = needed.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !needed.includes(name));
  if (missing.length > 0) throw new Error(`The model of ${machine} has no ${what} ${missing.join(", ")}`);
  if (unknown.length > 0) throw new Error(`${machine} knows no ${what} ${unknown.join(", ")}`);
}
