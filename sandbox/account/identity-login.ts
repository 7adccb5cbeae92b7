import { identityLogin as call } from "#contracts/account/identity-login.call.ts";
import type { AgreedLoginData as LoginData } from "#contracts/account/login.ts";
import { answers } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { useProof } from "#sandbox/identity/proofs.ts";
import { addNewMerchant } from "./new-merchant.ts";
import { signIn } from "./sign-in.ts";

/**
 * Signs in whom the identity provider vouches for (2.38, 7.19; proposed), and registers who is new. Whether an e-mail
 * was registered before is nobody's secret here: the proof is its owner's.
 */
export const identityLogin = answers(
  call,
  ({ db, clock, sealingKey }, { deviceToken, ...proof }, { language, userAgent, address }): Promise<LoginData> =>
    db.transaction().execute(async (transaction) => {
      const now = clock();
      const email = await useProof(transaction, proof, now);
      if (!email) throw new Refused("proofNotAccepted");
      await addNewMerchant(transaction, { email, passwordHash: null, language }, now);
      const merchant = await transaction
        .selectFrom("merchants")
        .selectAll()
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      const given = { method: "identityProvider", deviceToken, userAgent, address } as const;
      return signIn(transaction, merchant, given, { sealingKey, now });
    }),
);
