import * as z from "zod/mini";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { PROVIDER_STATES, type ProviderState, paramsOf, STATE_ANSWERS } from "#contracts/provider-states.ts";

/** A situation (provider state) that a service must set up. */
export type Situation = {
  name: string;
  meaning: string;
  /** Its params as JSON Schema; each has a default. */
  params: { type: "object"; properties: Record<string, { default: unknown }>; additionalProperties: false };
  /** The names of the values that it answers. */
  answers: readonly string[];
  /** How many documented and proposed exchanges need it. */
  documented: number;
  proposed: number;
};

/** All situations, ordered by how many further exchanges each makes possible, documented ones first. */
export function situationsOf(interactions: readonly WrittenInteraction[]): Situation[] {
  const left = Object.keys(PROVIDER_STATES) as ProviderState[];
  const done: ProviderState[] = [];
  while (left.length > 0) {
    const scores = left.map((name) => score(interactions, [...done, name], name));
    const best = scores.reduce((first, one, index) => (isHigher(one, scores[first] ?? []) ? index : first), 0);
    done.push(...left.splice(best, 1));
  }
  return done.map((name) => ({
    name,
    meaning: PROVIDER_STATES[name],
    params: schemaOf(name),
    answers: STATE_ANSWERS[name],
    ...neededBy(interactions, name),
  }));
}

function neededBy(interactions: readonly WrittenInteraction[], name: string) {
  const needing = interactions.filter(({ providerStates }) => providerStates.some((state) => state.name === name));
  const documented = needing.filter(({ pending }) => !pending).length;
  return { documented, proposed: needing.length - documented };
}

/**
 * Counts to compare in order: documented exchanges possible with these situations, documented ones that need the last,
 * all possible, proposed ones that need the last.
 */
function score(interactions: readonly WrittenInteraction[], names: readonly string[], last: string): number[] {
  const possible = interactions.filter(({ providerStates }) =>
    providerStates.every(({ name }) => names.includes(name)),
  );
  const { documented, proposed } = neededBy(interactions, last);
  return [possible.filter(({ pending }) => !pending).length, documented, possible.length, proposed];
}

function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

function schemaOf(state: ProviderState): Situation["params"] {
  const { properties = {} } = z.toJSONSchema(paramsOf(state), { io: "input", unrepresentable: "any" });
  const described = Object.entries(properties).map(([name, schema]) => [name, { default: null, ...Object(schema) }]);
  return { type: "object", properties: Object.fromEntries(described), additionalProperties: false };
}
