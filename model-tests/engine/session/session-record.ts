import type { StateValue } from "xstate";

/** What a tester's session leaves behind, as the product writes it. */
export type SessionRecord = {
  format: string;
  version: number;
  /** When the recording began, in UTC. */
  startedAt: string;
  events: RecordedEvent[];
};

export type RecordedEvent = {
  /** Milliseconds since the recording began. */
  at: number;
  /** Tells machines of one kind apart. */
  instance: number;
  machine: string;
  type: string;
  /** What of the event may be known. */
  parameters: Record<string, string | number | boolean | null>;
  /** The transitions that the machine took; none where it ignored the event. */
  taken: TakenTransition[];
  /** The machine's state afterwards. */
  state: StateValue;
};

/** A transition by the state that it leaves, its event, and its place among the state's transitions for it. */
export type TakenTransition = { source: string; type: string; place: number };

/** How a product records sessions. */
export type Recording = {
  format: string;
  version: number;
  /** What of an event it writes down. */
  harmless: (event: { type: string }) => RecordedEvent["parameters"];
};
