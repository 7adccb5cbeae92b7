import { type AgreedCredentials, credentialsRequest } from "#contracts/applications/load-credentials.ts";
import { addEvent } from "#sandbox/account/account-events.ts";
import { useGateProof } from "#sandbox/account/gate-proofs.ts";
import { emailAbout } from "#sandbox/account/security-events.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { credentialsOf } from "./credentials.ts";
import { ownApplication } from "./own-application.ts";

/** Gives out the credentials of an application (3.7), behind the gate (4.5, 6.5). */
export const loadCredentials = merchantCall({
  method: "POST",
  path: "/App/Credentials",
  input: credentialsRequest,
  answer: ({ db, clock, sealingKey }, { code, proof }, { merchantId, ...visitor }): Promise<AgreedCredentials> =>
    db.transaction().execute(async (transaction) => {
      const application = await ownApplication(transaction, merchantId, code);
      await useGateProof(
        transaction,
        { merchantId, purpose: "viewCredentials", applicationCode: code, token: visitor.token },
        proof,
        clock(),
      );
      await addEvent(transaction, { merchantId, kind: "secretShown", reference: code }, visitor, clock());
      await emailAbout(transaction, merchantId, "secretShown", { application, sealingKey, now: clock() });
      return credentialsOf(transaction, sealingKey, code, clock());
    }),
});
