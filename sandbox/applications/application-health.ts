import { sql } from "kysely";
import type { Database } from "#sandbox/storage/database.ts";

/** Counts an attempt for its application. Any delivered callback resets the number of consecutive failures. */
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

/** Counts the existing attempts of applications without counts. */
export async function countAllAttempts(transaction: Database): Promise<void> {
  await sql`
    insert into application_health
    select
      callbacks.application_code,
      max(callback_attempts.id),
      count(*) filter (where callback_attempts.id > coalesce(delivered.last_id, 0))
    from callback_attempts
    join callbacks on callbacks.code = callback_attempts.callback_code
    left join (
      select application_code, max(callback_attempts.id) as last_id
      from callback_attempts join callbacks on callbacks.code = callback_attempts.callback_code
      where failure is null
      group by application_code
    ) delivered on delivered.application_code = callbacks.application_code
    group by callbacks.application_code
    on conflict do nothing`.execute(transaction);
}
