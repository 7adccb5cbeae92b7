import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { readInteractions, type WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { PROVIDER_STATES } from "#contracts/provider-states.ts";
import { listenLocally } from "./listen-locally.ts";
import type { Provider } from "./verify-provider.ts";

/** The values of the pact's examples, so that every request equals its example. */
const EXAMPLES = {
  token: "example-token",
  userId: "100234",
  proof: "example-proof",
  packageId: "growth",
  orderCode: "MC-20261121-0007",
  applicationCode: "APP3071884260",
  callbackCode: "CB100042",
  currencyId: "usdt-trc20",
  sessionId: "6",
};

/** How the stub breaks the pact. */
export type Faults = {
  /** Answers in place of the examples, by the exchange's description. */
  answers?: Record<string, unknown>;
  /** Situations that it answers with 404. */
  unknownStates?: readonly string[];
  /** Situations that it sets up without answering values. */
  silentStates?: readonly string[];
  /** The base path; none by default. */
  below?: string;
  /** It accepts unknown situations. */
  acceptsEveryState?: true;
};

/** Starts a provider that answers the examples of the committed pact, except for its faults. */
export async function startStubProvider(faults: Faults = {}): Promise<Provider & { stop: () => void }> {
  const interactions = readInteractions();
  const setUp: Situation[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { below = "" } = faults;
    const asked = request.url ?? "/";
    const url = new URL(asked.startsWith(`${below}/`) ? asked.slice(below.length) : "/elsewhere", "http://stand-in");
    const answer = (status: number, content: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(content));

    if (url.pathname === "/provider-states") {
      const { state, params = {}, action } = JSON.parse(body);
      const known = faults.acceptsEveryState || (state in PROVIDER_STATES && !faults.unknownStates?.includes(state));
      if (!known) return answer(404, { reason: `no handler for ${state}` });
      if (action === "setup") setUp.push({ name: state, params });
      return answer(200, faults.silentStates?.includes(state) ? {} : EXAMPLES);
    }
    const { authorization, language } = request.headers;
    const query = Object.fromEntries(
      [...new Set(url.searchParams.keys())].map((key) => [key, url.searchParams.getAll(key)]),
    );
    const sent = { method: request.method, path: url.pathname, query, language: String(language), authorization, body };
    const states = setUp.splice(0);
    const found = interactions.find((interaction) => matches(interaction, sent, states));
    if (!found) return answer(404, { reason: "no such exchange" });
    return answer(200, faults.answers?.[found.description] ?? found.response.body.content);
  });
  const { url: origin, stop } = await listenLocally(server);
  const url = origin + (faults.below ?? "");
  return { url, stateUrl: `${url}/provider-states`, stop };
}

type Situation = { name: string; params: Record<string, unknown> };

type SentRequest = {
  method: string | undefined;
  path: string;
  query: Record<string, string[]>;
  language: string;
  authorization: string | undefined;
  body: string;
};

/** Whether a request and its situations are those of the exchange. */
function matches(
  { request, providerStates }: WrittenInteraction,
  sent: SentRequest,
  setUp: readonly Situation[],
): boolean {
  const { method, path, query, headers, body } = request;
  const asked = {
    ...{ method, path, query, language: headers.Language?.[0], authorization: headers.Authorization?.[0] },
    ...{ body: body?.content, states: providerStates.map(({ name, params }) => ({ name, params })) },
  };
  // If a situation could not be set up, earlier ones may be left over.
  const states = setUp.slice(-providerStates.length);
  return isDeepStrictEqual({ ...sent, body: sent.body ? JSON.parse(sent.body) : undefined, states }, asked);
}
