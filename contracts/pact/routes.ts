import * as z from "zod/mini";
import { CALLS } from "#contracts/calls.ts";
import { type Definition, pathFields, pathWith, type RefusalName, sendCall } from "#contracts/define-call.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";

/** What one route of the service does: a call, or a call and its special cases, which come first. */
export type Route = {
  summary: string;
  /** What is sent apart from the path, and whether in the query. */
  request: z.ZodMiniType;
  inQuery: boolean;
  isDocumented: boolean;
  /** Whether anybody may ask. */
  isPublic: boolean;
  clauses: readonly string[];
  refusals: readonly RefusalName[];
  /** Has the client make the call with its example; of several, the one that a request's body is for. */
  ask: (send: Send, requestBody?: unknown) => Promise<Answer<unknown>>;
};

const DEFINITIONS: readonly Definition[] = Object.values(CALLS);

/** Every route by its name in the pact, the decisions and the documents, such as "POST /api/Order/List". */
export const ROUTES: ReadonlyMap<string, Route> = new Map(
  [...new Set(DEFINITIONS.map(routeNameOf))].map((name) => [
    name,
    routeOf(DEFINITIONS.filter((one) => routeNameOf(one) === name)),
  ]),
);

/** What a call's route is called. */
export function routeNameOf({ method, path, example }: Definition): string {
  return `${method} ${pathWith(path, example)}`;
}

function routeOf(calls: readonly Definition[]): Route {
  const [usual] = calls.slice(-1);
  if (!usual) throw new Error("a route without a call");
  const requests = calls.map(sentApart);
  return {
    summary: usual.summary,
    request: z.union(requests),
    ...(requests[0] && requests.length === 1 && { request: requests[0] }),
    inQuery: usual.inQuery ?? usual.method === "GET",
    isDocumented: usual.standing === "documented",
    isPublic: usual.access === "public",
    clauses: calls.flatMap(({ clauses }) => clauses),
    refusals: calls.flatMap(({ refusals = [] }) => refusals),
    ask: (send, requestBody) => {
      const call = calls.find(({ request }) => request.safeParse(requestBody).success) ?? usual;
      return sendCall(send, call, call.example);
    },
  };
}

/** What of a request is sent apart from the path. */
function sentApart({ path, request }: Definition): z.ZodMiniType {
  const names = pathFields(path);
  if (names.length === 0) return request;
  if (!(request instanceof z.ZodMiniObject)) throw new Error(`${path} has fields, and its request has none.`);
  return z.omit(request, Object.fromEntries(names.map((name) => [name, true])));
}
