import { updateApplication as call } from "#contracts/applications/update-application.call.ts";
import { addEvent } from "#sandbox/account/account-events.ts";
import { useGateProof } from "#sandbox/account/gate-proofs.ts";
import { emailApplicationNotice } from "#sandbox/account/security-notices.ts";
import { implement } from "#sandbox/http/call.ts";
import { applicationView } from "./application-view.ts";
import { findOwnApplication } from "./find-own-application.ts";

/** Changing one of these redirects or stops every callback. */
const CALLBACK_ADDRESSES = ["rechargeCallback", "withdrawCallback"] as const;

/** Changes, enables or stops an application (2.27), after the gate (4.5, 6.5). */
export const updateApplication = implement(
  call,
  ({ db, clock, sealingKey }, { code, proof, ...change }, { merchantId, ...visitor }) =>
    db.transaction().execute(async (transaction) => {
      const before = await findOwnApplication(transaction, merchantId, code);
      await useGateProof(
        transaction,
        { merchantId, purpose: "editApplication", applicationCode: code, token: visitor.token },
        proof,
        clock(),
      );
      const changed = await transaction
        .updateTable("applications")
        .set(change)
        .where("code", "=", code)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (CALLBACK_ADDRESSES.some((field) => before[field] !== changed[field])) {
        const event = { merchantId, kind: "callbackAddressChanged", reference: code } as const;
        await addEvent(transaction, event, visitor, clock());
        const about = { application: changed, sealingKey, now: clock() };
        await emailApplicationNotice(transaction, merchantId, "callbackAddressChanged", about);
      }
      return applicationView(changed);
    }),
);
