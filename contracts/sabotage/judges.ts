import { createSend } from "#contracts/http.ts";
import { routeFor } from "#contracts/pact/contracted-routes.ts";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { OWN_VERIFIER } from "#contracts/verification/own-verifier.ts";
import { runVerifier } from "#contracts/verification/run-verifier.ts";

/** Exchanges per run of the verifier, whose time grows with their square. */
const RUN = 150;

/** Runs Pact's verifier. @returns for each exchange whether its answer was refused. */
export async function refusedByPact(exchanges: readonly WrittenInteraction[], url: string): Promise<boolean[]> {
  const refused: boolean[] = [];
  for (let first = 0; first < exchanges.length; first += RUN) {
    refused.push(...(await refusedInRun(exchanges.slice(first, first + RUN), url, first)));
  }
  return refused;
}

/** @param first the number of the first exchange's answer. */
async function refusedInRun(exchanges: readonly WrittenInteraction[], url: string, first: number): Promise<boolean[]> {
  const interactions = exchanges.map((exchange, number) => ({
    ...exchange,
    description: String(number),
    providerStates: [],
    request: { ...exchange.request, path: `/${first + number}${exchange.request.path}`, generators: {} },
  }));
  const results = await runVerifier(interactions, { url, stateUrl: `${url}/states`, program: OWN_VERIFIER });
  return interactions.map(({ description }) => (results.get(description) ?? []).length > 0);
}

/**
 * What the console's client reads from the answer with this number, as a comparable text: the value, the refusal, or
 * the failure.
 */
export async function readByConsole({ request }: WrittenInteraction, url: string, number: number): Promise<string> {
  const { sendExample } = routeFor(request);
  const signedIn = "Authorization" in request.headers;
  const faults: string[] = [];
  const send = createSend({
    baseUrl: `${url}/${number}`,
    language: () => "en-US",
    token: () => (signedIn ? "example-token" : null),
    report: (fault) => faults.push(fault.type),
  });
  try {
    return JSON.stringify([await sendExample(send, request.body?.content), faults], (key, value) =>
      key === "failure" ? null : value,
    );
  } catch {
    return JSON.stringify(["failed", faults]);
  }
}
