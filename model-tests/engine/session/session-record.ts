import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from "xstate";
import { transitionsOf } from "#model-tests/engine/generate/element-names.ts";
import { nodesOf } from "#model-tests/engine/model.ts";

/** A tester's recorded session, as written by the product. */
export type SessionRecord = {
  format: string;
  version: number;
  /** The start of the recording, in UTC. */
  startedAt: string;
  events: RecordedEvent[];
};

export type RecordedEvent = {
  /** Milliseconds since the recording began. */
  at: number;
  /** Distinguishes instances of one machine. */
  instance: number;
  machine: string;
  type: string;
  /** The parameters that are safe to record. */
  parameters: Record<string, string | number | boolean | null>;
  /** The transitions taken; empty for an ignored event. */
  taken: TakenTransition[];
  /** The machine's state afterwards. */
  state: StateValue;
};

/** A transition by its source state, its event, and its position among that state's transitions for the event. */
type TakenTransition = { source: string; type: string; place: number };

/** The machine's transition for a recorded one; undefined when there is no such transition. */
export function transitionOf(
  machine: AnyStateMachine,
  { source, type, place }: TakenTransition,
): AnyTransitionDefinition | undefined {
  const node = [machine.root, ...nodesOf(machine)].find(({ path }) => path.join(".") === source);
  return node && transitionsOf(node).filter(({ eventType }) => eventType === type)[place];
}

/** A product's format for recorded sessions. */
export type Recording = {
  format: string;
  version: number;
  /** The event parameters that are safe to record. */
  harmless: (event: { type: string }) => RecordedEvent["parameters"];
};
