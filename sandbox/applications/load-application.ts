import { loadApplication as call } from "#contracts/applications/load-application.call.ts";
import type { AgreedApplicationRecord } from "#contracts/applications/load-application.ts";
import { viewAttempt } from "#sandbox/bills/callback-view.ts";
import { implement } from "#sandbox/http/call.ts";
import { applicationView } from "./application-view.ts";
import { oldSecretExpiry } from "./credentials.ts";
import { findOwnApplication } from "./find-own-application.ts";

/** One of the merchant's applications with its delivery statistics (2.27). */
export const loadApplication = implement(
  call,
  async ({ db, clock }, { code }, { merchantId }): Promise<AgreedApplicationRecord> => {
    const application = applicationView(await findOwnApplication(db, merchantId, code));
    const secret = await db
      .selectFrom("applicationCredentials")
      .select(["oldSealedSecret", "oldUntil"])
      .where("applicationCode", "=", code)
      .executeTakeFirst();
    const health = await db
      .selectFrom("applicationHealth")
      .select(["lastAttemptId", "failuresSinceDelivery"])
      .where("applicationCode", "=", code)
      .executeTakeFirst();
    const last = await db
      .selectFrom("callbackAttempts")
      .selectAll()
      .where("id", "=", health?.lastAttemptId ?? 0)
      .executeTakeFirst();
    return {
      ...application,
      oldSecretUntil: (secret && oldSecretExpiry(secret, clock()))?.until.toISOString() ?? null,
      lastAttempt: last ? viewAttempt(last) : null,
      failuresInARow: health?.failuresSinceDelivery ?? 0,
    };
  },
);
