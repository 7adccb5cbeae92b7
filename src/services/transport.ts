import { type Failure, RequestFailed } from "#contracts/failure.ts";
import type { ClientOptions, Send } from "#contracts/http.ts";
import { atRest } from "#src/ui/lazy/at-rest.ts";
import { fetchAhead } from "#src/ui/lazy/fetch-ahead.ts";
import { fetchOnce } from "#src/ui/lazy/fetch-once.ts";
import type { FrameCalls } from "./frame-calls.ts";

/** The client before its code has come: what is asked of it fetches that first. */
export type LazyClient = {
  send: Send;
  /** Failures are reported to the caller alone. */
  quiet: Send;
  /** @throws RequestFailed when the code cannot be had, once that is reported. */
  calls: () => Promise<FrameCalls>;
};

/**
 * The way to the service, and the calls of the console's own machines. Their code is fetched with the first request or when
 * the page rests, so that it does not stand between a visitor and the first screen.
 * @param onChange called before and after each request that may change something.
 */
export function lazyClient(options: ClientOptions, onChange: () => void): LazyClient {
  const make = fetchOnce(async () => (await import("./client.ts")).createClient(options, onChange));
  // Fetching it ahead may fail in silence; the request that needs it then says so.
  atRest(() => fetchAhead({ preload: make }));
  const clientFor = async (call: string, unattended = false) => {
    try {
      return await make();
    } catch (error) {
      const failure = unsent(call, options.isOnline?.() ?? true);
      if (!unattended) options.report?.({ type: "failed", failure });
      throw new RequestFailed(failure, { cause: error });
    }
  };
  const send: Send = async (request) => {
    const client = await clientFor(`${request.method} ${request.path}`, request.unattended);
    try {
      return await client.send(request);
    } catch (error) {
      // The caller has gone. In development React starts the actor twice, and the second must not get the first one's answer.
      if (request.signal?.aborted) return new Promise(() => undefined);
      throw error;
    }
  };
  return {
    send,
    quiet: async (request) => (await make()).quiet(request),
    calls: async () => (await clientFor(CLIENT_CODE)).calls,
  };
}

/** The same client for background requests: those that the console makes by itself, without a person asking (8.3). */
export function inBackground(send: Send): Send {
  return (request) => send({ ...request, background: true });
}

/** The same for polling in the background: a failure is not reported. */
export function unattended(send: Send): Send {
  return (request) => send({ ...request, background: true, unattended: true });
}

/** What could not be fetched, where it is not known yet which call would be made. */
const CLIENT_CODE = "GET client.js";

/** The failure of a request that could not be sent, since the code for it did not come. */
function unsent(call: string, isOnline: boolean): Failure {
  return {
    kind: isOnline ? "unreachable" : "offline",
    call,
    status: null,
    time: new Date().toISOString(),
    field: "",
    expected: "",
    requestId: "",
  };
}

/** Why a call got no answer, as far as a page can tell; what finds that out is fetched when it is needed. */
export async function whyNoAnswer(url: string) {
  const found = await import("./why-no-answer.ts").catch(() => null);
  return found ? found.whyNoAnswer(url) : "unreachable";
}
