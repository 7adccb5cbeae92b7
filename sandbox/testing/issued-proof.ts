import * as z from "zod/mini";
import type { IdentityProof } from "#contracts/account/identity-login.ts";
import { IDENTITY_CLIENT_ID } from "#sandbox/identity/credential.ts";
import type { SandboxUnderTest } from "./sandbox-under-test.ts";

const issued = z.object({ value: z.string() });

/** Gets a proof of an email from the simulated identity provider; needs a sandbox with `identity`. */
export async function issuedProof(
  { post }: SandboxUnderTest,
  { kind, email }: { kind: IdentityProof["kind"]; email: string },
): Promise<IdentityProof> {
  const answer = await post("/sandbox/identity/proofs", JSON.stringify({ client_id: IDENTITY_CLIENT_ID, kind, email }));
  return { kind, value: issued.parse(await answer.json()).value };
}
