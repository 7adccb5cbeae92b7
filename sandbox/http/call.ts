import type * as z from "zod/mini";
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

type Definition<Input extends z.ZodMiniType, Who> = {
  method: "GET" | "POST";
  /** As Hono writes paths. */
  path: string;
  /** What the query of a GET, or the body of a POST, must look like. */
  input: Input;
  /** For a POST whose input is in its query. */
  inQuery?: boolean;
  /** Gives the answer's `resData`. @throws Refused */
  answer: (service: Service, input: z.output<Input>, who: Who) => Promise<unknown>;
};

/** One call of the service as its contract describes it. */
export type Call =
  | (Definition<z.ZodMiniType, Visitor> & { access: "public" })
  | (Definition<z.ZodMiniType, SignedIn> & { access: "merchant" });

/** A call that anybody may make. */
export function publicCall<Input extends z.ZodMiniType>(definition: Definition<Input, Visitor>): Call {
  return { ...forgetInput(definition), access: "public" };
}

/** A call for signed-in merchants; anybody else is refused as not signed in, before the input is looked at. */
export function merchantCall<Input extends z.ZodMiniType>(definition: Definition<Input, SignedIn>): Call {
  return { ...forgetInput(definition), access: "merchant" };
}

/** Every call in one list has one type: what its `answer` is given was parsed by its own `input` just before. */
function forgetInput<Input extends z.ZodMiniType, Who>(definition: Definition<Input, Who>) {
  const answer = (service: Service, parsed: unknown, who: Who) =>
    definition.answer(service, parsed as z.output<Input>, who);
  return { ...definition, answer };
}
