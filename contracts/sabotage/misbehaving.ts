import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { OWN_VERIFIER } from "#contracts/verification/own-verifier.ts";
import { runVerifier } from "#contracts/verification/run-verifier.ts";
import type { Behaviour } from "./behaviours.ts";
import type { Relay } from "./relay.ts";

/** What the pact makes of a service that lacks a rule. */
export type Misbehaviour = {
  fault: string;
  /** The exchanges that fail, of those that it concerns. */
  failing: string[];
  holding: string[];
};

/** Takes the rules away from a service one by one, and has the pact verified each time, as far as the rule is concerned. */
export async function misbehave(
  relay: Relay,
  behaviours: readonly Behaviour[],
  interactions: readonly WrittenInteraction[],
): Promise<Misbehaviour[]> {
  const verdicts: Misbehaviour[] = [];
  for (const { fault, concerns, ...departure } of behaviours) {
    const concerned = interactions.filter(concerns);
    relay.depart(departure);
    const results =
      concerned.length > 0 ? await runVerifier(concerned, { ...relay, program: OWN_VERIFIER }) : new Map();
    const descriptions = concerned.map(({ description }) => description);
    const isFailing = (description: string) => (results.get(description) ?? []).length > 0;
    verdicts.push({
      fault,
      failing: descriptions.filter(isFailing),
      holding: descriptions.filter((description) => !isFailing(description)),
    });
  }
  relay.depart({});
  return verdicts;
}

/** The refusals that no missing rule turns into something else: nothing shows that they have one reason. */
export function unprovenRefusals(
  verdicts: readonly Misbehaviour[],
  interactions: readonly WrittenInteraction[],
): string[] {
  const proven = new Set(verdicts.flatMap(({ failing }) => failing));
  return interactions
    .filter(({ response }) => Reflect.get(Object(response.body.content), "success") === false)
    .map(({ description }) => description)
    .filter((description) => !proven.has(description));
}
