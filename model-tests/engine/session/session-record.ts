import type { StateValue } from "xstate";

/** What a tester's session leaves behind, as the product writes it. */
export type SessionRecord = {
  format: string;
  version: number;
  /** When the recording began, in UTC. */
  startedAt: string;
  /** The machines that were mounted when it began. */
  mounted: RecordedMachine[];
  events: RecordedEvent[];
};

/** A mounted machine; two of one kind are told apart by their number. */
export type RecordedMachine = { instance: number; machine: string; state: StateValue };

export type RecordedEvent = RecordedMachine & {
  /** Milliseconds since the recording began. */
  at: number;
  type: string;
  /** What of the event may be known. */
  parameters: Record<string, string | number | boolean | null>;
  /** The transitions that the machine took; none where it ignored the event. */
  taken: TakenTransition[];
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
