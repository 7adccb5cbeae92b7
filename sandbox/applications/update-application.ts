import { updateApplication as call } from "#contracts/applications/update-application.call.ts";
import { addEvent } from "#sandbox/account/account-events.ts";
import { useGateProof } from "#sandbox/account/gate-proofs.ts";
import { emailAbout } from "#sandbox/account/security-events.ts";
import { answers } from "#sandbox/http/call.ts";
import { viewApplication } from "./application-view.ts";
import { ownApplication } from "./own-application.ts";

/** Setting one of these redirects every callback, or stops them. */
const CALLBACK_ADDRESSES = ["rechargeCallback", "withdrawCallback"] as const;

/** Changes an application, enables or stops it (2.27), behind the gate (4.5, 6.5). */
export const updateApplication = answers(
  call,
  ({ db, clock, sealingKey }, { code, proof, ...change }, { merchantId, ...visitor }) =>
    db.transaction().execute(async (transaction) => {
      const before = await ownApplication(transaction, merchantId, code);
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
        await emailAbout(transaction, merchantId, "callbackAddressChanged", about);
      }
      return viewApplication(changed);
    }),
);
