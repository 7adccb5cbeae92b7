import * as z from "zod/mini";
import { deviceToken } from "./credentials.ts";

/** A proof of the identity provider (7.19): a signed credential, a code, or an access token. */
export const identityProof = z.object({
  kind: z.enum(["credential", "code", "accessToken"]),
  value: z.string().check(z.minLength(1), z.maxLength(8192)),
});
export type IdentityProof = z.output<typeof identityProof>;

export const identitySignIn = z.extend(identityProof, { deviceToken });
