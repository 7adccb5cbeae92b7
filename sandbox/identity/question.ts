import * as z from "zod/mini";
import type { IdentityProof } from "#contracts/account/identity-login.ts";
import { PROOF_LIFETIME } from "./proofs.ts";

/** What a page asks the identity provider for, in the query of its popup. */
export const question = z.object({
  client_id: z.string(),
  response_type: z.enum(["credential", "code", "token"]),
  /** Under which the page finds the answer's question again. */
  request: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  scope: z._default(z.string().check(z.maxLength(256)), ""),
  state: z.optional(z.string().check(z.maxLength(1024))),
  nonce: z.optional(z.string().check(z.maxLength(256))),
});
export type Question = z.output<typeof question>;

/** The kind of proof that answers a question. */
export const PROOF_KINDS: Record<Question["response_type"], IdentityProof["kind"]> = {
  credential: "credential",
  code: "code",
  token: "accessToken",
};

/** The answer to a page that was given a proof, as the provider's published API writes it (7.19). */
export function granted({ response_type, scope, state }: Question, proof: string) {
  const common = { scope, authuser: "0", prompt: "consent", ...(state !== undefined && { state }) };
  if (response_type === "credential") return { credential: proof, select_by: "btn" };
  if (response_type === "code") return { code: proof, ...common };
  return { access_token: proof, token_type: "Bearer", expires_in: PROOF_LIFETIME / 1000, ...common };
}

/** The answer when the person said no; a question for a credential then gets none, as when the popup is closed. */
export function denied({ response_type, state }: Question) {
  if (response_type === "credential") return null;
  return {
    error: "access_denied",
    error_description: "The person denied the request.",
    ...(state !== undefined && { state }),
  };
}
