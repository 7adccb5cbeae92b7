import { sql } from "kysely";
import type { Database } from "#sandbox/storage/database.ts";

/** How often something may be tried within a period. */
export type Limit = {
  kind: string;
  most: number;
  /** In milliseconds, from the first attempt on. */
  period: number;
};

/**
 * Counts one more attempt at a subject, and says whether it may go on. It counts before anything is looked at: many
 * attempts at once get no further than one after another, and a subject that does not exist counts like one that does.
 */
export async function mayAttempt(db: Database, { kind, most, period }: Limit, subject: string, now: Date) {
  const periodAgo = new Date(now.getTime() - period);
  const { attempts } = await db
    .insertInto("attempts")
    .values({ kind, subject, attempts: 1, since: now })
    .onConflict((conflict) =>
      conflict.columns(["kind", "subject"]).doUpdateSet({
        attempts: sql`case when attempts.since < ${periodAgo} then 1 else attempts.attempts + 1 end`,
        since: sql`case when attempts.since < ${periodAgo} then excluded.since else attempts.since end`,
      }),
    )
    .returning("attempts")
    .executeTakeFirstOrThrow();
  return attempts <= most;
}

/** Begins to count anew, after an attempt that was right. */
export async function forgetAttempts(db: Database, { kind }: Limit, subject: string): Promise<void> {
  await db.deleteFrom("attempts").where("kind", "=", kind).where("subject", "=", subject).execute();
}
