import type { Bearing, Send } from "#contracts/http.ts";

/**
 * The way to the service, whose code is fetched with the first request or when the page rests, so that it does not
 * stand between a visitor and the first screen.
 */
export function lazySend(bearing: Bearing): Send {
  let made: Promise<Send> | undefined;
  const make = () => {
    made ??= import("#contracts/http.ts").then(({ createSend }) => createSend(bearing));
    return made;
  };
  // Fetching it ahead may fail in silence; the request that needs it then says so.
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => make().catch(() => undefined));
  return async (request) => {
    let send: Send;
    try {
      send = await make();
    } catch (error) {
      made = undefined;
      bearing.report?.({ type: "failed", failure: { kind: "offline", message: "The console could not be loaded" } });
      throw error;
    }
    try {
      return await send(request);
    } catch (error) {
      // Whoever asked has left. In development React starts the same actor anew, which must not hear of the first call.
      if (request.signal?.aborted) return new Promise(() => undefined);
      throw error;
    }
  };
}

/** The same way for what the console looks at by itself, without a person having asked for it (8.3). */
export function unasked(send: Send): Send {
  return (request) => send({ ...request, unasked: true });
}
