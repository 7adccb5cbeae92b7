import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { OWN_VERIFIER } from "#contracts/verification/own-verifier.ts";
import { runVerifier } from "#contracts/verification/run-verifier.ts";
import type { MissingRule } from "./missing-rules.ts";
import type { Relay } from "./relay.ts";

/** The result of verifying a service without a rule. */
export type MissingRuleResult = {
  fault: string;
  /** The descriptions of the exchanges that fail, of those that depend on the rule. */
  failing: string[];
  holding: string[];
};

/** Disables the rules of a service one by one, and verifies the exchanges that depend on each. */
export async function verifyWithoutRules(
  relay: Relay,
  behaviours: readonly MissingRule[],
  interactions: readonly WrittenInteraction[],
): Promise<MissingRuleResult[]> {
  const verdicts: MissingRuleResult[] = [];
  for (const { fault, concerns, ...departure } of behaviours) {
    const concerned = interactions.filter(concerns);
    relay.override(departure);
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
  relay.override({});
  return verdicts;
}

/** The refusals that no disabled rule changes, so that their reason is unproven. */
export function unprovenRefusals(
  verdicts: readonly MissingRuleResult[],
  interactions: readonly WrittenInteraction[],
): string[] {
  const proven = new Set(verdicts.flatMap(({ failing }) => failing));
  return interactions
    .filter(({ response }) => Reflect.get(Object(response.body.content), "success") === false)
    .map(({ description }) => description)
    .filter((description) => !proven.has(description));
}
