import * as z from "zod/mini";
import type { Answer } from "./envelope.ts";
import type { PROPOSED_CODES } from "./error-catalogue.ts";
import type { Send } from "./http.ts";

/** A refusal by its name: one of the catalogue (8.14), or one that several codes may stand for. */
export type RefusalName =
  | ("notTheirs" | "codeUsed" | "codeOfAnotherPurpose" | "proofUsed" | "proofOfAnotherGate")
  | keyof typeof PROPOSED_CODES;

/** `public`: anybody may make it, and it carries no token (7.1). */
export type Access = "public" | "merchant";

/** What a call is; everything that depends on it follows from here (docs/decisions/400). */
export type Definition<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
  By extends Access = Access,
> = {
  /** What it does, in a sentence for readers of the OpenAPI document. */
  summary: string;
  method: "GET" | "POST";
  /** Below the base, such as `/api/Login/Login`; `{name}` stands for the field of that name, which is sent nowhere else. */
  path: string;
  /** What is sent: in the query of a GET, in the body of a POST. */
  request: Request;
  /** For a POST that sends it in its query. */
  inQuery?: true;
  /** What an accepted call answers. */
  answer: Result;
  /** It changes nothing at the service, so that it may be sent before anybody needs its answer. */
  reads?: true;
  access: By;
  /** Whether the specification shows it (7.3 to 7.14), or it is proposed (7.15, 7.16, 7.19). */
  standing: "documented" | "proposed";
  /** The clauses that it comes from. */
  clauses: readonly string[];
  /** Refusals that the console, or the merchant who reads it, tells apart; those that follow from the request are not listed. */
  refusals?: readonly RefusalName[];
  /** What a merchant might send. */
  example: z.input<Request>;
};

/** What a call is given; nothing, where nothing has to be said. */
type Input<Request extends z.ZodMiniType> =
  Record<string, never> extends z.input<Request>
    ? [input?: z.input<Request>, signal?: AbortSignal]
    : [input: z.input<Request>, signal?: AbortSignal];

/** A call: its definition, and the client function that makes it. */
export type Call<Request extends z.ZodMiniType, Result extends z.ZodMiniType, By extends Access = Access> = Definition<
  Request,
  Result,
  By
> &
  ((send: Send, ...asked: Input<Request>) => Promise<Answer<z.output<Result>>>);

/** The request of a call that is given nothing. */
export const noInput = z.object({});

/** Defines a call of the service. Its file is named `*.call.ts`, and it stands in `calls.ts`. */
export function defineCall<Request extends z.ZodMiniType, Result extends z.ZodMiniType, By extends Access>(
  definition: Definition<Request, Result, By>,
): Call<Request, Result, By> {
  return Object.assign(
    (send: Send, ...[input, signal]: Input<Request>) => sendCall(send, definition, input ?? {}, signal),
    definition,
  );
}

/** Makes a call, by its definition, with an input that is not checked. */
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

/** A path with the input's fields in the place of their names. */
export function pathWith(path: string, input: unknown): string {
  return path.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(String(Reflect.get(Object(input), name))));
}

/** The names of the fields that are sent in the path. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}

const PLACEHOLDER = /\{(\w+)\}/g;

function withoutPathFields(path: string, input: unknown) {
  const names = pathFields(path);
  return Object.fromEntries(Object.entries(Object(input)).filter(([name]) => !names.includes(name)));
}
