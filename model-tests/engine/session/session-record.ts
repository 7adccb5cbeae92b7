import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from "xstate";
import * as z from "zod/mini";
import { transitionsOf } from "#model-tests/engine/generate/element-names.ts";
import { nodesOf } from "#model-tests/engine/model.ts";

const stateValue: z.ZodMiniType<StateValue> = z.lazy(() => z.union([z.string(), z.record(z.string(), stateValue)]));

const recordedEvent = z.object({
  /** Milliseconds since the recording began. */
  at: z.number(),
  /** Distinguishes instances of one machine. */
  instance: z.int(),
  machine: z.string(),
  /** The machine's state afterwards. */
  state: stateValue,
  type: z.string(),
  /** The parameters that are safe to record. */
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /**
   * The transitions taken, each by its source state, its event, and its position among that state's transitions for the
   * event; empty for an ignored event.
   */
  taken: z.array(z.object({ source: z.string(), type: z.string(), place: z.int() })),
});

/** A tester's recorded session, as written by the product. */
export const sessionRecord = z.object({
  format: z.string(),
  version: z.number(),
  /** The start of the recording, in UTC. */
  startedAt: z.string(),
  events: z.array(recordedEvent),
});

export type SessionRecord = z.infer<typeof sessionRecord>;
export type RecordedEvent = z.infer<typeof recordedEvent>;

/** The machine's transition for a recorded one; undefined when there is no such transition. */
export function transitionOf(
  machine: AnyStateMachine,
  { source, type, place }: RecordedEvent["taken"][number],
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
