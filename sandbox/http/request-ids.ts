import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { LogRequest, RequestFacts } from "#sandbox/log.ts";
import type { Settings } from "#sandbox/settings.ts";

/** Request ids accepted from a proxy; safe to print in a log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Characters that could control a terminal, or reorder and hide a log's text; the path is decoded. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Hono's variables of a request: its id, and its security event. */
export type RequestIdEnv = {
  Variables: { requestId: string; security?: Pick<RequestFacts, "event" | "address" | "merchantId"> };
};

/**
 * Gives every request an id, for the response header `X-Request-Id` and the log, and logs the request. An id in the request
 * is used only from a trusted proxy.
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

/** The fields of a request for the log. */
export function requestFacts<E extends RequestIdEnv>({
  var: { requestId },
  req: { method, path },
}: Context<E>): RequestFacts {
  return { requestId, method, path: path.slice(0, 200).replace(UNPRINTABLE, encodeURIComponent) };
}
