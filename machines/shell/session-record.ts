/**
 * The record of a test session: the machines, their events and the transitions that they took, without personal data
 * (`redactedParameters`). docs/model-tests.md describes the file.
 */
import type { StateValue } from "xstate";

export const RECORD_FORMAT = "merchant-console-session";
/** Files of other versions are not read. */
export const RECORD_VERSION = 2;

export type SessionRecord = {
  format: typeof RECORD_FORMAT;
  version: typeof RECORD_VERSION;
  /** When the tab was opened, in UTC. */
  startedAt: string;
  events: RecordedEvent[];
};

export type RecordedEvent = {
  /** Milliseconds since `startedAt`. */
  at: number;
  /** Distinguishes instances of one machine. */
  instance: number;
  machine: string;
  /**
   * The event's type, or XState's for an answer, a timer, a started (`xstate.init`) or a stopped machine
   * (`xstate.stop`).
   */
  type: string;
  parameters: Record<string, Redacted>;
  /** The transitions that the machine took; empty if it ignored the event. */
  taken: TakenTransition[];
  /** The machine's state afterwards. */
  state: StateValue;
};

/**
 * A transition: its source state, its event ("" for eventless), and its index among the state's transitions for that
 * event.
 */
export type TakenTransition = { source: string; type: string; place: number };

export type Redacted = string | number | boolean | null;

/** Replaces values that are not recorded. */
export const REDACTED = "•••";

/** Parameters whose values are never personal or secret. */
const ALLOWED_PARAMETERS: ReadonlySet<string> = new Set([
  "color",
  "currency",
  "errCode",
  "field",
  "flow",
  "groupedBy",
  "language",
  "network",
  "part",
  "presentation",
  "range",
  "role",
  "scope",
  "status",
  "tab",
  "termMonths",
  "width",
]);

/** A word, a number, a colour or a language; anything else is redacted even for these parameters. */
const SHORT_WORD = /^[\w.#-]{0,24}$/;

/**
 * The parameters of an event, with all values redacted except those of allowed parameters, so that new parameters are
 * redacted by default.
 */
export function redactedParameters(event: { type: string }): Record<string, Redacted> {
  // XState's own events contain outputs, errors and inputs.
  if (event.type.startsWith("xstate.")) return {};
  const { type: _, ...parameters } = event;
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, redactedValue(name, value)]));
}

function redactedValue(name: string, value: unknown): Redacted {
  if (typeof value === "boolean" || value === null) return value;
  const isKnown = ALLOWED_PARAMETERS.has(name) && (typeof value === "string" || typeof value === "number");
  return isKnown && SHORT_WORD.test(String(value)) ? value : REDACTED;
}
