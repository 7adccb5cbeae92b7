import { type Failure, RequestFailed } from "#contracts/failure.ts";
import type { ClientOptions, Send } from "#contracts/http.ts";
import { fetchOnce } from "#src/ui/lazy/fetch-once.ts";
import { prefetchView } from "#src/ui/lazy/prefetch-view.ts";
import { whenIdle } from "#src/ui/lazy/when-idle.ts";
import type { FrameCalls } from "./frame-calls.ts";

/** The client, whose code is loaded with the first request. */
export type LazyClient = {
  send: Send;
  /** Failures are reported to the caller only. */
  quiet: Send;
  /** @throws RequestFailed when the code cannot be fetched, after reporting it. */
  calls: () => Promise<FrameCalls>;
};

/**
 * The client and the calls of the console's own machines. Their code is loaded with the first request or when the page is
 * idle, so that it does not delay the first screen.
 * @param onChange called before and after each request that may change data.
 */
export function lazyClient(options: ClientOptions, onChange: () => void): LazyClient {
  const make = fetchOnce(async () => (await import("./client.ts")).createClient(options, onChange));
  // A failed prefetch is ignored; the request that needs the code reports it.
  whenIdle(() => prefetchView({ preload: make }));
  const clientFor = async (call: string, withoutReports = false) => {
    try {
      return await make();
    } catch (error) {
      const failure = unsent(call, options.isOnline?.() ?? true);
      if (!withoutReports) options.report?.({ type: "failed", failure });
      throw new RequestFailed(failure, { cause: error });
    }
  };
  const send: Send = async (request) => {
    const client = await clientFor(`${request.method} ${request.path}`, request.unattended);
    try {
      return await client.send(request);
    } catch (error) {
      // The actor was stopped. In development React starts it twice, and the second must not get the first one's answer.
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

/** The client for background requests, which no person initiated (8.3). */
export function inBackground(send: Send): Send {
  return (request) => send({ ...request, background: true });
}

/** The client for polling: failures are not reported. */
export function unattended(send: Send): Send {
  return (request) => send({ ...request, background: true, unattended: true });
}

/** The failure's name where the call is not known yet. */
const CLIENT_CODE = "GET client.js";

/** The failure of a request whose code could not be fetched. */
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

/** The reason why a call got no answer, as far as a page can tell; loaded on demand. */
export async function whyNoAnswer(url: string) {
  const found = await import("./why-no-answer.ts").catch(() => null);
  return found ? found.whyNoAnswer(url) : "unreachable";
}
