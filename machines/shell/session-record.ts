/**
 * What a tester's session leaves behind: which machines there were, what happened to them and which transitions they
 * took. Nothing of anybody's: of what an event carries, only what `harmless` lets through. `docs/model-tests.md` says
 * how the file is laid out.
 */
import type { StateValue } from "xstate";

export const RECORD_FORMAT = "merchant-console-session";
/** A file of another version is not read. */
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
  /** Tells machines of one kind apart. */
  instance: number;
  machine: string;
  /** The event's type: its own, or XState's for an answer, a timer, a machine that was mounted (`xstate.init`) or left (`xstate.stop`). */
  type: string;
  parameters: Record<string, Redacted>;
  /** The transitions that the machine took; none where it ignored the event. */
  taken: TakenTransition[];
  /** The machine's state afterwards. */
  state: StateValue;
};

/** A transition by the state that it leaves, its event ("" for one that needs none), and its place among the state's transitions for it. */
export type TakenTransition = { source: string; type: string; place: number };

export type Redacted = string | number | boolean | null;

/** What stands in the place of what is not recorded. */
export const REDACTED = "•••";

/** Fields that hold a choice out of a few, a name or a path of the console: nothing secret. */
const HARMLESS_PARAMETERS: ReadonlySet<string> = new Set([
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

/** A word, a number, a colour, a language: anything longer or with other signs is not what its name promises. */
const SHORT_WORD = /^[\w.#-]{0,24}$/;

/**
 * What may be known of an event: the names of its parameters, and the values that cannot be anybody's. Whatever is not
 * known to be harmless is redacted, so that a secret with a new name is none the less kept secret.
 */
export function harmless(event: { type: string }): Record<string, Redacted> {
  // What XState sends carries answers, failures and inputs, and no parameters.
  if (event.type.startsWith("xstate.")) return {};
  const { type: _, ...parameters } = event;
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, harmlessValue(name, value)]));
}

function harmlessValue(name: string, value: unknown): Redacted {
  if (typeof value === "boolean" || value === null) return value;
  const isKnown = HARMLESS_PARAMETERS.has(name) && (typeof value === "string" || typeof value === "number");
  return isKnown && SHORT_WORD.test(String(value)) ? value : REDACTED;
}
