import { identityLogin as call } from "#contracts/account/identity-login.call.ts";
import type { AgreedLoginData as LoginData } from "#contracts/account/login.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { useProof } from "#sandbox/identity/proofs.ts";
import { createMerchant } from "./create-merchant.ts";
import { signIn } from "./sign-in.ts";

/**
 * Signs in with a proof of the identity provider (2.38, 7.19; proposed), and registers new emails. Disclosing whether
 * the email was registered is safe: the proof belongs to its owner.
 */
export const identityLogin = implement(
  call,
  ({ db, clock, sealingKey }, { deviceToken, ...proof }, { language, userAgent, address }): Promise<LoginData> =>
    db.transaction().execute(async (transaction) => {
      const now = clock();
      const email = await useProof(transaction, proof, now);
      if (!email) throw new Refused("proofNotAccepted");
      await createMerchant(transaction, { email, passwordHash: null, language }, now);
      const merchant = await transaction
        .selectFrom("merchants")
        .selectAll()
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      const given = { method: "identityProvider", deviceToken, userAgent, address } as const;
      return signIn(transaction, merchant, given, { sealingKey, now });
    }),
);
