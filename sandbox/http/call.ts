import type * as z from "zod/mini";
import { type Access, type Definition, pathFields } from "#contracts/define-call.ts";
import type { Language } from "#contracts/languages.ts";
import type { Service } from "#sandbox/service.ts";

/** Who asks, and in which language the answer is read. */
export type Visitor = {
  language: Language;
  token: string | null;
  userAgent: string | null;
  /** As `clientAddress` gives it. */
  address: string;
};

/** A visitor who proved to be a merchant. */
export type SignedIn = Visitor & { merchantId: string };

/** Gives the answer's `resData`. @throws Refused */
type Handler<Input, Who> = (service: Service, input: Input, who: Who) => Promise<unknown>;

type Route<Who, By extends Access> = {
  method: "GET" | "POST";
  /** Below `/api`, as Hono writes paths. */
  path: string;
  /** What a request must be: the query of a GET, or the body of a POST, with the fields of the path. */
  input: z.ZodMiniType;
  /** Reads the fields of a requested path. */
  fieldsIn: (pathname: string) => Record<string, string>;
  inQuery: boolean;
  access: By;
  answer: Handler<unknown, Who>;
};

/** One call of the service, with what answers it. */
export type Call = Route<Visitor, "public"> | Route<SignedIn, "merchant">;

/**
 * What answers a call of the contract. A call for merchants refuses anybody else as not signed in, before the input is
 * looked at.
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
  // Every call in one list has one type: what its `answer` is given was parsed by its own request's schema just before.
  return {
    method,
    path: honoPath(path),
    fieldsIn: pathFieldReader(path),
    input,
    inQuery: call.inQuery ?? method === "GET",
    access,
    answer,
  };
}

/** Reads what stands in the place of a path's fields. */
function pathFieldReader(path: string): (pathname: string) => Record<string, string> {
  const pattern = new RegExp(
    pathFields(path).reduce((text, name) => text.replace(`{${name}}`, `(?<${name}>[^/]+)`), path),
  );
  return (pathname) => ({ ...pattern.exec(pathname)?.groups });
}

/** A path of the contract as Hono writes it; whatever stands in the place of a field is taken. */
function honoPath(path: string): string {
  const segments = path.replace(/^\/api/, "").split("/");
  return segments
    .map((segment) =>
      pathFields(segment).reduce((route, name) => `:${name}{${route.replace(`{${name}}`, "[^/]+")}}`, segment),
    )
    .join("/");
}
