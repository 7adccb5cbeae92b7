import { applicationChange } from "#contracts/applications/update-application.ts";
import { useGateProof } from "#sandbox/account/gate-proofs.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { viewApplication } from "./application-view.ts";
import { ownApplication } from "./own-application.ts";

/** Changes an application, enables or stops it (2.27), behind the gate (4.5, 6.5). */
export const updateApplication = merchantCall({
  method: "POST",
  path: "/App/Update",
  input: applicationChange,
  answer: ({ db, clock }, { code, proof, ...change }, { merchantId }) =>
    db.transaction().execute(async (transaction) => {
      await ownApplication(transaction, merchantId, code);
      await useGateProof(
        transaction,
        { merchantId, purpose: "editApplication", applicationCode: code },
        proof,
        clock(),
      );
      const changed = await transaction
        .updateTable("applications")
        .set(change)
        .where("code", "=", code)
        .returningAll()
        .executeTakeFirstOrThrow();
      return viewApplication(changed);
    }),
});
