import type { Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/** How many requests of one connection may be under way; browsers, `fetch` and proxies send one at a time. */
const MAX_REQUESTS_PER_CONNECTION = 8;

/**
 * Ends a connection over which requests come without waiting for their answers (pipelining). All that come in one piece
 * would be worked on at once, and their answers kept until somebody reads them: a few connections that never do would
 * fill the memory.
 */
export function boundedConnections(): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const inFlight = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const now = (inFlight.get(socket) ?? 0) + change;
    inFlight.set(socket, now);
    return now;
  };
  return async ({ env, text }, next) => {
    // A test asks without a connection.
    if (!env?.incoming) return next();
    const { socket } = env.incoming;
    env.outgoing.once("close", () => count(socket, -1));
    if (count(socket, 1) <= MAX_REQUESTS_PER_CONNECTION) return next();
    socket.destroy();
    return text("Too many requests at once over one connection.\n", 429);
  };
}
