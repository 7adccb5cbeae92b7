import * as z from "zod/mini";
import type { IdentityProof } from "#contracts/account/identity-login.ts";
import { PROOF_LIFETIME } from "./proofs.ts";

/** The query of the popup. */
export const authorizationRequest = z.object({
  client_id: z.string(),
  response_type: z.enum(["credential", "code", "token"]),
  /** The page's id of the request, returned with the response. */
  request: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  scope: z._default(z.string().check(z.maxLength(256)), ""),
  state: z.optional(z.string().check(z.maxLength(1024))),
  nonce: z.optional(z.string().check(z.maxLength(256))),
});
export type AuthorizationRequest = z.output<typeof authorizationRequest>;

/** The kind of proof for each response type. */
export const PROOF_KINDS: Record<AuthorizationRequest["response_type"], IdentityProof["kind"]> = {
  credential: "credential",
  code: "code",
  token: "accessToken",
};

/** The response with a proof, in the format of the provider's published API (7.19). */
export function grantedResponse({ response_type, scope, state }: AuthorizationRequest, proof: string) {
  const common = { scope, authuser: "0", prompt: "consent", ...(state !== undefined && { state }) };
  if (response_type === "credential") return { credential: proof, select_by: "btn" };
  if (response_type === "code") return { code: proof, ...common };
  return { access_token: proof, token_type: "Bearer", expires_in: PROOF_LIFETIME / 1000, ...common };
}

/** The response to a denied request; null for a credential, as when the popup is closed. */
export function deniedResponse({ response_type, state }: AuthorizationRequest) {
  if (response_type === "credential") return null;
  return {
    error: "access_denied",
    error_description: "The person denied the request.",
    ...(state !== undefined && { state }),
  };
}
