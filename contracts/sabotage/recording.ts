import { readInteractions } from "#contracts/pact/written-pact.ts";
import { OWN_VERIFIER } from "#contracts/verification/own-verifier.ts";
import { runVerifier } from "#contracts/verification/run-verifier.ts";
import type { Relay } from "./relay.ts";

/**
 * Verifies the sandbox once and records the body of each answer by the exchange's description.
 * @throws Error if an exchange does not hold.
 */
export async function recordSandbox(relay: Relay): Promise<Map<string, unknown>> {
  const interactions = readInteractions();
  const results = await runVerifier(interactions, { ...relay, program: OWN_VERIFIER });
  if ([...results.values()].some((differences) => differences.length > 0)) {
    throw new Error("The sandbox does not keep the contract: run contracts:verify.");
  }
  // The verifier plays the exchanges one after the other, in the order of the pact.
  const calls = interactions.map(({ request }) => `${request.method} ${request.path}`);
  if (String(calls) !== String(relay.answers.map(({ call }) => call))) {
    throw new Error("The verifier did not play the exchanges in the order of the pact.");
  }
  return new Map(interactions.map(({ description }, index) => [description, relay.answers[index]?.body]));
}
