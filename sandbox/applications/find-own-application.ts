import { Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { ApplicationRow } from "./application-view.ts";

/**
 * Finds a merchant's application.
 * @throws Refused when the merchant has no application with this code.
 */
export async function findOwnApplication(db: Database, merchantId: string, code: string): Promise<ApplicationRow> {
  const row = await db
    .selectFrom("applications")
    .selectAll()
    .where("merchantId", "=", merchantId)
    .where("code", "=", code)
    .executeTakeFirst();
  if (!row) throw new Refused("notFound");
  return row;
}
