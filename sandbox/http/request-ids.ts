import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { LogRequest, RequestFacts } from "#sandbox/log.ts";
import type { Settings } from "#sandbox/settings.ts";

/** What a proxy may name a request by: nothing that could stand for more than a name in a log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** What would command the terminal in which a log is read, or turn and hide its text; the path is decoded by now. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** What is known of a request: its name, and what of it is a security event. */
export type RequestIdEnv = {
  Variables: { requestId: string; security?: Pick<RequestFacts, "event" | "address" | "merchantId"> };
};

/**
 * Gives every request a name, which its answer carries in the header `X-Request-Id` and every line of the log about it,
 * and has the request logged. A proxy that the settings trust may have named it already; anybody else's name is no good,
 * since it could be another request's.
 */
export function requestIds({ trustProxy }: Settings, logRequest: LogRequest): MiddlewareHandler<RequestIdEnv> {
  return async (context, next) => {
    const given = trustProxy ? context.req.header("X-Request-Id") : undefined;
    context.set("requestId", given && REQUEST_ID.test(given) ? given : randomUUID());
    const began = performance.now();
    await next();
    const facts = requestFacts(context);
    const { security } = context.var;
    context.header("X-Request-Id", facts.requestId);
    logRequest({
      ...facts,
      ...(security?.event && security),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - began),
    });
  };
}

/** What a line of the log says of a request. */
export function requestFacts<E extends RequestIdEnv>({
  var: { requestId },
  req: { method, path },
}: Context<E>): RequestFacts {
  return { requestId, method, path: path.slice(0, 200).replace(UNPRINTABLE, encodeURIComponent) };
}
