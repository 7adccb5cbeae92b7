import { type Failure, RequestFailed } from "#contracts/failure.ts";
import type { ClientOptions, Send } from "#contracts/http.ts";
import { savesData } from "#src/ui/lazy/saves-data.ts";
import type { Client } from "./client.ts";

/**
 * The way to the service, and the one that asks ahead, whose code is fetched with the first request or when the page
 * rests, so that it does not stand between a visitor and the first screen.
 */
export function lazyClient(options: ClientOptions): Client {
  let made: Promise<Client> | undefined;
  const make = () => {
    made ??= import("./client.ts").then(({ createClient }) => createClient(options));
    return made;
  };
  // Fetching it ahead may fail in silence; the request that needs it then says so.
  if (typeof requestIdleCallback === "function" && !savesData())
    requestIdleCallback(() => make().catch(() => undefined));
  const send: Send = async (request) => {
    let client: Client;
    try {
      client = await make();
    } catch (error) {
      made = undefined;
      const failure = unsent(request, options.isOnline?.() ?? true);
      if (!request.unattended) options.report?.({ type: "failed", failure });
      throw new RequestFailed(failure, { cause: error });
    }
    try {
      return await client.send(request);
    } catch (error) {
      // Whoever asked has left. In development React starts the same actor anew, which must not hear of the first call.
      if (request.signal?.aborted) return new Promise(() => undefined);
      throw error;
    }
  };
  return { send, ahead: async (request) => (await make()).ahead(request) };
}

/** The same client for background requests: those that the console makes by itself, without a person asking (8.3). */
export function inBackground(send: Send): Send {
  return (request) => send({ ...request, background: true });
}

/** The same where nobody waits for the answer, and it is asked for again: that a request fails is told to nobody. */
export function unattended(send: Send): Send {
  return (request) => send({ ...request, background: true, unattended: true });
}

/** The failure of a request that could not be sent, since the code for it did not come. */
function unsent({ method, path }: { method: string; path: string }, isOnline: boolean): Failure {
  return {
    kind: isOnline ? "unreachable" : "offline",
    call: `${method} ${path}`,
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
