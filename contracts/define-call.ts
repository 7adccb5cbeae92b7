import * as z from "zod/mini";
import type { Answer } from "./envelope.ts";
import type { PROPOSED_CODES } from "./error-catalogue.ts";
import type { Send } from "./http.ts";

/** The name of a refusal: one of the catalogue (8.14), or one that several codes may express. */
export type RefusalName =
  | ("notTheirs" | "codeUsed" | "codeOfAnotherPurpose" | "proofUsed" | "proofOfAnotherGate")
  | keyof typeof PROPOSED_CODES;

/** A `public` call carries no token (7.1). */
export type Access = "public" | "merchant";

/**
 * The definition of a call. The client, the sandbox, OpenAPI and the pact checks derive from it (docs/decisions/400).
 */
export type Definition<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
  By extends Access = Access,
> = {
  /** One sentence for the OpenAPI document, which leaves out the mock calls. */
  summary?: string;
  method: "GET" | "POST";
  /** Below the base, such as `/api/Login/Login`; `{name}` is replaced by the request's field of that name. */
  path: string;
  /** Sent in the query of a GET, in the body of a POST. */
  request: Request;
  /** A POST that sends its request in the query. */
  inQuery?: true;
  /** The data of an accepted call. */
  answer: Result;
  /** A read-only call, which may be prefetched. */
  reads?: true;
  access: By;
  /** The specification documents it (7.3 to 7.14), or we propose it (7.15, 7.16, 7.19). */
  status: "documented" | "proposed";
  /** The clauses that it implements. */
  clauses: readonly string[];
  /** Refusals that the console or the merchant distinguishes, beside those that follow from the request. */
  refusals?: readonly RefusalName[];
  /** A valid request. */
  example: z.input<Request>;
};

/** A call's arguments; the input may be omitted if every field is optional. */
type Input<Request extends z.ZodMiniType> =
  Record<string, never> extends z.input<Request>
    ? [input?: z.input<Request>, signal?: AbortSignal]
    : [input: z.input<Request>, signal?: AbortSignal];

/** A call: its definition and its client function. */
export type Call<Request extends z.ZodMiniType, Result extends z.ZodMiniType, By extends Access = Access> = Definition<
  Request,
  Result,
  By
> &
  ((send: Send, ...asked: Input<Request>) => Promise<Answer<z.output<Result>>>);

/** The request of a call without input. */
export const noInput = z.object({});

/** Defines a call of the service. Its file is named `*.call.ts`, and `calls.ts` lists it. */
export function defineCall<Request extends z.ZodMiniType, Result extends z.ZodMiniType, By extends Access>(
  definition: Definition<Request, Result, By>,
): Call<Request, Result, By> {
  return Object.assign(
    (send: Send, ...[input, signal]: Input<Request>) => sendCall(send, definition, input ?? {}, signal),
    definition,
  );
}

/** Sends a call. The input is not validated. */
export function sendCall<Result extends z.ZodMiniType>(
  send: Send,
  { method, path, inQuery = method === "GET" || undefined, answer, reads }: Definition<z.ZodMiniType, Result>,
  input: unknown,
  signal?: AbortSignal,
): Promise<Answer<z.output<Result>>> {
  const address = pathWith(path, input);
  const sent = address === path ? input : withoutPathFields(path, input);
  return send({
    method,
    path: address,
    ...(inQuery ? { query: Object(sent) } : { body: sent }),
    resData: answer,
    signal,
    ...(reads && { reads }),
  });
}

/** The path with its placeholders replaced by the input's fields. */
export function pathWith(path: string, input: unknown): string {
  return path.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(String(Reflect.get(Object(input), name))));
}

/** The names of the placeholders in a path. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}

const PLACEHOLDER = /\{(\w+)\}/g;

function withoutPathFields(path: string, input: unknown) {
  const names = pathFields(path);
  return Object.fromEntries(Object.entries(Object(input)).filter(([name]) => !names.includes(name)));
}
