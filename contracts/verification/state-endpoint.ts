import * as z from "zod/mini";
import { type ProviderState, STATE_ANSWERS } from "#contracts/provider-states.ts";
import { ANSWER_TIMEOUT, reasonOf } from "./wait-for-server.ts";

export const stateChange = z.object({
  state: z.string(),
  params: z._default(z.record(z.string(), z.unknown()), {}),
  action: z.enum(["setup", "teardown"]),
});
type StateChange = z.output<typeof stateChange>;

const answers: Record<string, readonly string[]> = STATE_ANSWERS;
const values = z.record(z.string(), z.unknown());

/** The situation that most exchanges need: an endpoint without it is missing or unfinished. */
export const FIRST_STATE = "a signed-in merchant" satisfies ProviderState;

/**
 * Probes a state endpoint with an unknown situation and with the most needed one. An endpoint that accepts unknown
 * names would hide missing handlers.
 * @returns what is wrong with the endpoint, or null.
 */
export async function probeStateEndpoint(url: string): Promise<string | null> {
  try {
    const answer = await ask(url, { state: "a situation that no contract names", params: {}, action: "setup" });
    if (answer.ok) {
      return `the state endpoint ${url} accepts a situation that it cannot know (answered ${answer.status}, expected 4xx)`;
    }
    const first = await ask(url, { state: FIRST_STATE, params: {}, action: "setup" });
    if (first.ok) return null;
    return `the state endpoint ${url} answered ${first.status} to "${FIRST_STATE}", which most exchanges need. Is that its address, and does it know this situation?`;
  } catch (error) {
    return `the state endpoint ${url} does not answer: ${reasonOf(error)}`;
  }
}

/**
 * Sets up a situation (or tears it down) and returns the values that it answers.
 * @throws Error if that fails, or a promised value is missing.
 */
export async function changeState(url: string, change: StateChange): Promise<Record<string, unknown>> {
  const answer = await ask(url, change);
  const body = await answer.text();
  if (!answer.ok)
    throw new Error(`the state endpoint answered ${answer.status} to ${change.action}: ${body.slice(0, 200)}`);
  if (change.action === "teardown") return {};
  const known = body ? readValues(body) : {};
  const missing = (answers[change.state] ?? []).filter((name) => !isValue(known[name]));
  if (missing.length > 0) throw new Error(`the state endpoint did not answer ${missing.join(", ")}`);
  return known;
}

function readValues(body: string): Record<string, unknown> {
  try {
    return values.parse(JSON.parse(body));
  } catch {
    throw new Error(`the state endpoint answered what is no JSON object: ${body.slice(0, 80)}`);
  }
}

function isValue(value: unknown): boolean {
  return (typeof value === "string" && value !== "") || typeof value === "number";
}

function ask(url: string, change: StateChange): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(change),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  });
}
