import { sql } from "kysely";
import type { Database } from "#sandbox/storage/database.ts";

/** Counts an attempt for its application: what is delivered ends the failures in a row, whatever it was about. */
export async function countAttempt(
  transaction: Database,
  applicationCode: string,
  { id, isDelivered }: { id: number; isDelivered: boolean },
): Promise<void> {
  await transaction
    .insertInto("applicationHealth")
    .values({ applicationCode, lastAttemptId: id, failuresSinceDelivery: isDelivered ? 0 : 1 })
    .onConflict((known) =>
      known.column("applicationCode").doUpdateSet({
        lastAttemptId: id,
        failuresSinceDelivery: isDelivered ? 0 : sql`application_health.failures_since_delivery + 1`,
      }),
    )
    .execute();
}
