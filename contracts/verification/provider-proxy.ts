import { createServer, type IncomingMessage, request as overHttp, type ServerResponse } from "node:http";
import { request as overHttps } from "node:https";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { listenLocally } from "./listen-locally.ts";
import { changeState, stateChange } from "./state-endpoint.ts";
import { reasonOf } from "./wait-for-server.ts";

/** The proxy's own param of a situation: the description of the exchange that needs it. */
const EXCHANGE = "exchange";
const STATE_PATH = "/provider-states";

type Addresses = {
  /** Where calls go. */
  url: string;
  stateUrl: string;
};

export type ProviderProxy = Addresses & {
  /** Sentences about what the verifier does not see, by the exchange's description. */
  failures: ReadonlyMap<string, readonly string[]>;
  stop: () => void;
};

/** Names the exchange in each of its situations, for the proxy. */
export function nameInSituations<Exchange extends Pick<WrittenInteraction, "description" | "providerStates">>(
  exchange: Exchange,
): Exchange {
  const providerStates = exchange.providerStates.map(({ name, params }) => {
    return { name, params: { ...params, [EXCHANGE]: exchange.description } };
  });
  return { ...exchange, providerStates };
}

/**
 * Starts a proxy between the verifier and the service. It checks that situations answer their values, and keeps
 * redirects from the verifier, which would follow them and report the answer of another page.
 */
export async function startProviderProxy(service: Addresses): Promise<ProviderProxy> {
  const failures = new Map<string, string[]>();
  // The verifier plays one exchange at a time.
  let exchange = "";
  const fail = (sentence: string) => failures.set(exchange, [...(failures.get(exchange) ?? []), sentence]);
  const server = createServer(async (request, response) => {
    if (request.url !== STATE_PATH) return passOn(service.url, request, response, fail);
    const { params, ...change } = stateChange.parse(JSON.parse(await text(request)));
    const { [EXCHANGE]: name, ...given } = params;
    exchange = String(name);
    try {
      const answered = await changeState(service.stateUrl, { ...change, params: given });
      response.setHeader("Content-Type", "application/json").end(JSON.stringify(answered));
    } catch (error) {
      const done = change.action === "setup" ? "set up" : "torn down";
      fail(`The situation "${change.state}" could not be ${done}: ${reasonOf(error)}.`);
      response.writeHead(422).end();
    }
  });
  const { url, stop } = await listenLocally(server);
  return { url, stateUrl: url + STATE_PATH, failures, stop };
}

function passOn(base: string, request: IncomingMessage, response: ServerResponse, fail: (sentence: string) => void) {
  const send = base.startsWith("https:") ? overHttps : overHttp;
  const { method, url = "", headers } = request;
  const { host: _, ...sent } = headers;
  // A connection for each call, since a service may close an idle one.
  const call = send(base + url, { method, headers: sent, agent: false }, (answer) => {
    const { statusCode: status = 502 } = answer;
    const { location, ...others } = answer.headers;
    const isRedirect = location !== undefined && status >= 300 && status < 400;
    if (isRedirect) {
      fail(`It is redirected to ${location} with status ${status}: accepted or refused, the status is 200 (8.4).`);
    }
    response.writeHead(status, isRedirect ? others : answer.headers);
    pipeline(answer, response).catch(() => response.destroy());
  });
  // A call that the verifier gave up would keep this process running.
  response.once("close", () => call.destroy());
  call.once("error", () => response.destroy());
  request.pipe(call);
}
