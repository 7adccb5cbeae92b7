import type { Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/** Concurrent requests on one connection; browsers, `fetch` and proxies send one at a time. */
const MAX_REQUESTS_PER_CONNECTION = 8;

/**
 * Limits HTTP pipelining. Pipelined requests run at once, and their responses stay in memory until the client reads them: a
 * few connections that never read would exhaust the memory.
 */
export function boundedConnections(): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const inFlight = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const now = (inFlight.get(socket) ?? 0) + change;
    inFlight.set(socket, now);
    return now;
  };
  return async ({ env, text }, next) => {
    // Tests call the app without a connection.
    if (!env?.incoming) return next();
    const { socket } = env.incoming;
    env.outgoing.once("close", () => count(socket, -1));
    if (count(socket, 1) <= MAX_REQUESTS_PER_CONNECTION) return next();
    socket.destroy();
    return text("Too many requests at once over one connection.\n", 429);
  };
}
