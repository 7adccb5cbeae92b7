import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { readInteractions } from "#contracts/pact/written-pact.ts";
import { startSandbox } from "#contracts/verification/sandbox-process.ts";
import { holds, verifyProvider } from "#contracts/verification/verify-provider.ts";

/** The headers that a request of the console has (7.1). */
const SENT = ["content-type", "language", "authorization"] as const;

/**
 * Has the sandbox verified once, and keeps the body that it answers to each exchange, under the exchange's description.
 * @throws when an exchange does not hold: what is broken already cannot be broken on purpose.
 */
export async function recordSandbox(): Promise<Map<string, unknown>> {
  const sandbox = await startSandbox();
  const answers: { call: string; body: unknown }[] = [];
  const relay = createServer(async (request, response) => {
    const { method = "GET", url = "/" } = request;
    const body = await text(request);
    const answer = await fetch(sandbox.url + url, {
      method,
      headers: SENT.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
      ...(body && { body }),
    });
    const said = await answer.text();
    if (url.startsWith("/api/")) answers.push({ call: `${method} ${url.split("?")[0]}`, body: JSON.parse(said) });
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "" }).end(said);
  });
  await new Promise<void>((resolve) => {
    relay.listen(0, "127.0.0.1", resolve);
  });
  try {
    const { port } = relay.address() as AddressInfo;
    const verification = await verifyProvider({ url: `http://127.0.0.1:${port}`, stateUrl: sandbox.stateUrl });
    if (!holds(verification, true)) throw new Error("The sandbox does not keep the contract: run contracts:verify.");
  } finally {
    relay.close();
    await sandbox.stop();
  }
  return byExchange(answers);
}

/** The verifier plays the exchanges one after the other, in the order of the pact. */
function byExchange(answers: readonly { call: string; body: unknown }[]): Map<string, unknown> {
  const interactions = readInteractions();
  const calls = interactions.map(({ request }) => `${request.method} ${request.path}`);
  if (String(calls) !== String(answers.map(({ call }) => call))) {
    throw new Error("The verifier did not play the exchanges in the order of the pact.");
  }
  return new Map(interactions.map(({ description }, index) => [description, answers[index]?.body]));
}
