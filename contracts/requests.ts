import { tryRequests } from "./hand-over/generated-requests.ts";
import { openApi } from "./hand-over/openapi.ts";
import { providerFrom } from "./verification/options.ts";
import { exitWithMessage, orExitWithMessage, ownOptions } from "./verification/parse-options.ts";
import { startSandbox } from "./verification/sandbox-process.ts";
import { UserError } from "./verification/user-error.ts";
import type { Provider } from "./verification/verify-provider.ts";
import { ANSWER_TIMEOUT, reasonOf, waitForServer } from "./verification/wait-for-server.ts";

/**
 * `npm run contracts:requests [-- --url URL --state-url URL --count 10000 --seed 1]`: generates requests from the
 * OpenAPI document and sends them to a service, by default to a new sandbox. Fails on an answer that no client could
 * read, and prints the smallest request that causes it.
 */
const options = ownOptions({
  url: { type: "string" },
  "state-url": { type: "string" },
  count: { type: "string", default: "10000" },
  seed: { type: "string", default: String(Date.now() % 2 ** 31) },
});
const { count, seed } = options;
if (!/^[1-9]\d{0,9}$/.test(count)) exitWithMessage(`--count takes a number from 1, and "${count}" is none.`);
if (!/^\d{1,10}$/.test(seed)) exitWithMessage(`--seed takes a number, and "${seed}" is none.`);

const { service, stop } = await orExitWithMessage(targetService());
try {
  await orExitWithMessage(sendAll());
} finally {
  await stop();
}

async function targetService(): Promise<{ service: Provider; stop: () => Promise<void> }> {
  const given = providerFrom("url", options.url, options["state-url"]);
  if (given === null) {
    const sandbox = await startSandbox();
    return { service: sandbox, stop: sandbox.stop };
  }
  await waitForServer(given.url, 0, ANSWER_TIMEOUT);
  return { service: given, stop: () => Promise.resolve() };
}

async function sendAll(): Promise<void> {
  const document = openApi();
  const asked = { count: Number(count), seed: Number(seed) };
  const { requests, complaints } = await tryRequests(service.url, document, freshToken, asked);
  for (const one of complaints) process.stdout.write(`${one}\n`);
  process.stdout.write(`${requests} requests, ${complaints.length} complaints (seed ${seed}).\n`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}

/** A new merchant for each call, with a paid order if the service can set that up. */
async function freshToken(): Promise<string> {
  for (const state of ["a paid order", "a signed-in merchant"]) {
    const { token } = await setUp(state);
    if (typeof token === "string") return token;
  }
  throw new UserError(`The state endpoint ${service.stateUrl} sets up no signed-in merchant, whose token is needed.`);
}

async function setUp(state: string): Promise<{ token?: unknown }> {
  try {
    const answer = await fetch(service.stateUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json", Connection: "close" },
      body: JSON.stringify({ state, params: {}, action: "setup" }),
    });
    return answer.ok ? Object(await answer.json()) : {};
  } catch (error) {
    throw new UserError(`The state endpoint ${service.stateUrl} does not answer: ${reasonOf(error)}.`);
  }
}
