import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSend } from "#contracts/http.ts";
import { CONTRACTED_CALLS } from "#contracts/pact/contracted-calls.ts";
import { PACT_FILE_NAME, PACTS_FOLDER, type WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { runNativeVerifier } from "#contracts/verification/run-native-verifier.ts";

/** How many exchanges a run of the verifier takes: its time grows with their square. */
const RUN = 150;

/** Asks Pact's own verifier which answers it refuses. @returns for each exchange whether its answer was refused. */
export async function refusedByPact(exchanges: readonly WrittenInteraction[], url: string): Promise<boolean[]> {
  const refused: boolean[] = [];
  for (let first = 0; first < exchanges.length; first += RUN) {
    refused.push(...(await refusedInRun(exchanges.slice(first, first + RUN), url, first)));
  }
  return refused;
}

/** @param first the number of the first exchange's answer. */
async function refusedInRun(exchanges: readonly WrittenInteraction[], url: string, first: number): Promise<boolean[]> {
  const folder = mkdtempSync(join(tmpdir(), "sabotage-"));
  const pact = JSON.parse(readFileSync(join(PACTS_FOLDER, PACT_FILE_NAME), "utf8"));
  const interactions = exchanges.map((exchange, number) => ({
    ...exchange,
    description: String(number),
    pending: false,
    providerStates: [],
    request: { ...exchange.request, path: `/${first + number}${exchange.request.path}`, generators: {} },
  }));
  const file = join(folder, PACT_FILE_NAME);
  writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  const results = await runNativeVerifier(url, `${url}/states`, file);
  rmSync(folder, { recursive: true });
  if (typeof results === "string") throw new Error(`The verifier could not run: ${results}`);
  if (results.length !== exchanges.length) throw new Error("The verifier left exchanges out.");
  const refused = new Set(results.filter(({ result }) => result !== "OK").map(({ description }) => description));
  return exchanges.map((_, number) => refused.has(String(number)));
}

/**
 * What the console's own client makes of the answer with this number, as a text by which two can be compared: the value that
 * it reads, the refusal, or why it cannot read it.
 */
export async function readByConsole({ request }: WrittenInteraction, url: string, number: number): Promise<string> {
  const call = CONTRACTED_CALLS[`${request.method} ${request.path}`];
  if (!call) throw new Error(`${request.method} ${request.path} is no call of the client's.`);
  const signedIn = "Authorization" in request.headers;
  const faults: string[] = [];
  const send = createSend({
    baseUrl: `${url}/${number}`,
    language: () => "en-US",
    token: () => (signedIn ? "example-token" : null),
    report: (fault) => faults.push(fault.type),
  });
  try {
    return JSON.stringify([await call(send, request.body?.content), faults], (key, value) =>
      key === "failure" ? null : value,
    );
  } catch {
    return JSON.stringify(["failed", faults]);
  }
}
