import type * as z from "zod/mini";
import type { Access, Definition } from "#contracts/define-call.ts";
import type { Language } from "#contracts/languages.ts";
import type { Service } from "#sandbox/service.ts";

/** A field in a path of the contract, and the rest of its segment. */
const PLACEHOLDER = /\{(\w+)\}([^/]*)/g;

/** The caller, signed in or not. */
export type Visitor = {
  language: Language;
  token: string | null;
  userAgent: string | null;
  /** As `clientAddress` gives it. */
  address: string;
};

/** A caller with a valid token. */
export type SignedIn = Visitor & { merchantId: string };

/** Returns the response's `resData`. @throws Refused */
type Handler<Input, Who> = (service: Service, input: Input, who: Who) => Promise<unknown>;

type Route<Who, By extends Access> = {
  method: "GET" | "POST";
  /** Below `/api`, as Hono writes paths. */
  path: string;
  /** The query of a GET or the body of a POST, with the fields of the path. */
  input: z.ZodMiniType;
  /** Reads the fields of a requested path. */
  fieldsIn: (pathname: string) => Record<string, string>;
  inQuery: boolean;
  access: By;
  answer: Handler<unknown, Who>;
};

/** One call of the service with its implementation. */
export type Call = Route<Visitor, "public"> | Route<SignedIn, "merchant">;

/**
 * Implements a call of the contract. A call for merchants is refused without a valid token, before its input is parsed.
 */
export function implement<Request extends z.ZodMiniType>(
  call: Definition<Request, z.ZodMiniType, "public">,
  answer: Handler<z.output<Request>, Visitor>,
): Route<Visitor, "public">;
export function implement<Request extends z.ZodMiniType>(
  call: Definition<Request, z.ZodMiniType, "merchant">,
  answer: Handler<z.output<Request>, SignedIn>,
): Route<SignedIn, "merchant">;
export function implement(call: Definition, answer: Handler<never, never>) {
  const { method, path, request: input, access } = call;
  const fields = new RegExp(path.replace(PLACEHOLDER, "(?<$1>[^/]+)$2"));
  // The list of calls has one type; the input was parsed with the call's own schema.
  return {
    method,
    path: path.replace(/^\/api/, "").replace(PLACEHOLDER, ":$1{[^/]+$2}"),
    fieldsIn: (pathname: string) => ({ ...fields.exec(pathname)?.groups }),
    input,
    inQuery: call.inQuery ?? method === "GET",
    access,
    answer,
  };
}
