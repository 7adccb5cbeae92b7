import * as z from "zod/mini";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { PROVIDER_STATES, type ProviderState, paramsOf, STATE_ANSWERS } from "#contracts/provider-states.ts";

/** A situation of the contract, as a service has to set it up. */
export type Situation = {
  name: string;
  meaning: string;
  /** What it may be given, as JSON Schema; each param has a default. */
  params: { type: "object"; properties: Record<string, { default: unknown }>; additionalProperties: false };
  /** What it answers. */
  answers: readonly string[];
  /** How many documented and proposed exchanges need it. */
  documented: number;
  proposed: number;
};

/** Every situation, those first that the most documented exchanges need: with the first five, most can be tried. */
export function situationsOf(interactions: readonly WrittenInteraction[]): Situation[] {
  const situations = Object.entries(PROVIDER_STATES).map(([name, meaning]) => {
    const needing = interactions.filter(({ providerStates }) => providerStates.some((state) => state.name === name));
    return {
      name,
      meaning,
      params: schemaOf(name as ProviderState),
      answers: Object.entries(STATE_ANSWERS).find(([state]) => state === name)?.[1] ?? [],
      documented: needing.filter(({ pending }) => !pending).length,
      proposed: needing.filter(({ pending }) => pending).length,
    };
  });
  return situations.sort((a, b) => b.documented - a.documented || b.proposed - a.proposed);
}

function schemaOf(state: ProviderState): Situation["params"] {
  const { properties = {} } = z.toJSONSchema(paramsOf(state), { io: "input", unrepresentable: "any" });
  const described = Object.entries(properties).map(([name, schema]) => [name, { default: null, ...Object(schema) }]);
  return { type: "object", properties: Object.fromEntries(described), additionalProperties: false };
}
