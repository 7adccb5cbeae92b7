import * as z from "zod/mini";
import { CALLS } from "#contracts/calls.ts";
import { type Definition, pathFields, pathWith, type RefusalName, sendCall } from "#contracts/define-call.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";

/** One route of the service: a call, or several calls of the same path, the special cases first. */
export type Route = {
  summary: string;
  /** Without the fields that are sent in the path. */
  request: z.ZodMiniType;
  inQuery: boolean;
  isDocumented: boolean;
  isPublic: boolean;
  clauses: readonly string[];
  refusals: readonly RefusalName[];
  /** Sends the call's example; if the route has several calls, that of the call which `requestBody` fits. */
  sendExample: (send: Send, requestBody?: unknown) => Promise<Answer<unknown>>;
};

const DEFINITIONS: readonly Definition[] = Object.values(CALLS);

/** Every route by its name in the pact, the decisions and the documents ("POST /api/Order/List"). */
export const ROUTES: ReadonlyMap<string, Route> = new Map(
  [...new Set(DEFINITIONS.map(routeNameOf))].map((name) => [
    name,
    routeOf(DEFINITIONS.filter((one) => routeNameOf(one) === name)),
  ]),
);

export function routeNameOf({ method, path, example }: Definition): string {
  return `${method} ${pathWith(path, example)}`;
}

function routeOf(calls: readonly Definition[]): Route {
  const [general] = calls.slice(-1);
  if (!general) throw new Error("a route without a call");
  const requests = calls.map(requestWithoutPathFields);
  return {
    summary: general.summary ?? "",
    request: z.union(requests),
    ...(requests[0] && requests.length === 1 && { request: requests[0] }),
    inQuery: general.inQuery ?? general.method === "GET",
    isDocumented: general.status === "documented",
    isPublic: general.access === "public",
    clauses: calls.flatMap(({ clauses }) => clauses),
    refusals: calls.flatMap(({ refusals = [] }) => refusals),
    sendExample: (send, requestBody) => {
      const call = calls.find(({ request }) => request.safeParse(requestBody).success) ?? general;
      return sendCall(send, call, call.example);
    },
  };
}

function requestWithoutPathFields({ path, request }: Definition): z.ZodMiniType {
  const names = pathFields(path);
  if (names.length === 0) return request;
  if (!(request instanceof z.ZodMiniObject)) throw new Error(`${path} has fields, and its request has none.`);
  return z.omit(request, Object.fromEntries(names.map((name) => [name, true])));
}
