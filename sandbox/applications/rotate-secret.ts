import { endOldSecret as endOldSecretCall } from "#contracts/applications/end-old-secret.call.ts";
import type { CredentialsRequest } from "#contracts/applications/load-credentials.ts";
import { rotateSecret as rotateSecretCall } from "#contracts/applications/rotate-secret.call.ts";
import { addEvent } from "#sandbox/account/account-events.ts";
import { useGateProof } from "#sandbox/account/gate-proofs.ts";
import { notifySecretRotated } from "#sandbox/account/security-notices.ts";
import { implement, type SignedIn } from "#sandbox/http/call.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { credentialsOf, rotateStoredSecret } from "./credentials.ts";
import { findOwnApplication } from "./find-own-application.ts";

/** Replaces an application's AppSecret and notifies the merchant, after the gate (4.5, 6.5). */
export const rotateSecret = implement(rotateSecretCall, (service, request, { merchantId, ...visitor }) =>
  withProof(service, { merchantId, token: visitor.token }, request, async (transaction, { name }) => {
    const { sealingKey, clock } = service;
    const now = clock();
    const oldUntil = await rotateStoredSecret(transaction, sealingKey, request.code, now);
    if (!oldUntil) return;
    const event = { merchantId, kind: "secretRotated", reference: request.code } as const;
    await addEvent(transaction, event, visitor, now);
    const application = { code: request.code, name };
    await notifySecretRotated(transaction, merchantId, { application, oldUntil, sealingKey, now });
  }),
);

/** Ends the old AppSecret of an application early, after the gate (4.5, 6.5). */
export const endOldSecret = implement(endOldSecretCall, (service, request, { merchantId, ...visitor }) =>
  withProof(service, { merchantId, token: visitor.token }, request, async (transaction) => {
    const now = service.clock();
    const ended = await transaction
      .updateTable("applicationCredentials")
      .set({ oldSealedSecret: null, oldUntil: null })
      .where("applicationCode", "=", request.code)
      .where("oldUntil", ">", now)
      .returning("applicationCode")
      .execute();
    const event = { merchantId, kind: "oldSecretEnded", reference: request.code } as const;
    if (ended.length > 0) await addEvent(transaction, event, visitor, now);
  }),
);

/** Uses up the proof, runs the action on the application's secret, and answers the resulting credentials. */
function withProof(
  { db, clock, sealingKey }: Service,
  { merchantId, token }: Pick<SignedIn, "merchantId" | "token">,
  { code, proof }: CredentialsRequest,
  action: (transaction: Database, application: { name: string }) => Promise<void>,
) {
  return db.transaction().execute(async (transaction) => {
    const application = await findOwnApplication(transaction, merchantId, code);
    const gate = { merchantId, purpose: "rotateSecret", applicationCode: code, token } as const;
    await useGateProof(transaction, gate, proof, clock());
    await action(transaction, application);
    return credentialsOf(transaction, sealingKey, code, clock());
  });
}
