import { createHash } from "node:crypto";
import type { AgreedApplication as Application } from "#contracts/applications/application.ts";
import { createApplication as call } from "#contracts/applications/create-application.call.ts";
import type { NewApplication } from "#contracts/applications/create-application.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { activePackage } from "#sandbox/orders/subscription.ts";
import { TRIAL_LIMITS } from "#sandbox/orders/trial-limits.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { withUniqueCode } from "#sandbox/storage/unique-code.ts";
import { applicationView } from "./application-view.ts";
import { signingKeysOf } from "./credentials.ts";

/** Adds an application (2.27). Repeating the request key answers the application that was added first. */
export const createApplication = implement(call, (service, wanted, { merchantId }) =>
  addApplication(service, merchantId, wanted),
);

/**
 * Adds an application with its own credentials.
 * @throws Refused at the package's limit (3.6), or if the request key was used for a different application.
 */
export function addApplication(service: Service, merchantId: string, wanted: NewApplication): Promise<Application> {
  return service.db.transaction().execute(async (transaction) => {
    // Serializes a merchant's requests, so that concurrent ones cannot exceed the limit.
    await transaction.selectFrom("merchants").select("id").where("id", "=", merchantId).forNoKeyUpdate().execute();
    const before = await transaction
      .selectFrom("applications")
      .selectAll()
      .where("merchantId", "=", merchantId)
      .where("requestKey", "=", wanted.requestKey)
      .executeTakeFirst();
    const requestHash = hashRequest(wanted);
    if (before?.requestHash && before.requestHash !== requestHash) throw new Refused("requestKeyUsed");
    if (before) return applicationView(before);
    const now = service.clock();
    if (!(await isBelowLimit(transaction, merchantId, now))) throw new Refused("applicationLimitReached");
    const added = await withUniqueCode((digits) =>
      transaction
        .insertInto("applications")
        .values({
          ...{ code: `APP${digits(10)}`, merchantId, requestHash, ...wanted },
          status: "enabled",
          createdAt: now,
        })
        .onConflict((conflict) => conflict.column("code").doNothing())
        .returningAll()
        .executeTakeFirst(),
    );
    await signingKeysOf(transaction, service.sealingKey, added.code, now);
    return applicationView(added);
  });
}

/** Disabled applications count: they can be enabled again at any time. */
async function isBelowLimit(transaction: Database, merchantId: string, now: Date): Promise<boolean> {
  const inForce = await activePackage(transaction, merchantId, now);
  const limit = inForce ? inForce.applications : TRIAL_LIMITS.applications;
  if (limit === null) return true;
  const { present } = await transaction
    .selectFrom("applications")
    .select(({ fn }) => fn.countAll<string>().as("present"))
    .where("merchantId", "=", merchantId)
    .executeTakeFirstOrThrow();
  return Number(present) < limit;
}

/** Hash of the request, compared when its key is used again; later edits of the application do not matter. */
function hashRequest(wanted: NewApplication): string {
  const { name, address, rechargeCallback, withdrawCallback, remark } = wanted;
  return createHash("sha256")
    .update(JSON.stringify([name, address, rechargeCallback, withdrawCallback, remark]))
    .digest("base64url");
}
