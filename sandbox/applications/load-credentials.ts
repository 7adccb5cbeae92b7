import { loadCredentials as call } from "#contracts/applications/load-credentials.call.ts";
import type { AgreedCredentials } from "#contracts/applications/load-credentials.ts";
import { addEvent } from "#sandbox/account/account-events.ts";
import { useGateProof } from "#sandbox/account/gate-proofs.ts";
import { emailApplicationNotice } from "#sandbox/account/security-notices.ts";
import { implement } from "#sandbox/http/call.ts";
import { credentialsOf } from "./credentials.ts";
import { findOwnApplication } from "./find-own-application.ts";

/** The credentials of an application (3.7), after the gate (4.5, 6.5). */
export const loadCredentials = implement(
  call,
  ({ db, clock, sealingKey }, { code, proof }, { merchantId, ...visitor }): Promise<AgreedCredentials> =>
    db.transaction().execute(async (transaction) => {
      const application = await findOwnApplication(transaction, merchantId, code);
      await useGateProof(
        transaction,
        { merchantId, purpose: "viewCredentials", applicationCode: code, token: visitor.token },
        proof,
        clock(),
      );
      await addEvent(transaction, { merchantId, kind: "secretShown", reference: code }, visitor, clock());
      await emailApplicationNotice(transaction, merchantId, "secretShown", { application, sealingKey, now: clock() });
      return credentialsOf(transaction, sealingKey, code, clock());
    }),
);
