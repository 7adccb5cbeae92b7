import type { Database } from "#sandbox/storage/database.ts";
import { CustomerRefused } from "./customer-refusal.ts";

/**
 * The application that a customer pays, locked until the transaction ends.
 * @throws CustomerRefused when there is none, or it is stopped (4.5).
 */
export async function lockEnabledApplication(transaction: Database, code: string) {
  const application = await transaction
    .selectFrom("applications")
    .select(["code", "merchantId", "status"])
    .where("code", "=", code)
    .forShare()
    .executeTakeFirst();
  if (!application) throw new CustomerRefused("noApplication");
  if (application.status !== "enabled") throw new CustomerRefused("stopped");
  return application;
}
