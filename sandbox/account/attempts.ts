import { sql } from "kysely";
import { tooManyRequests } from "#sandbox/http/refusal.ts";
import type { Database } from "#sandbox/storage/database.ts";

/** How often something may be tried within a period. */
export type Limit = {
  kind: string;
  most: number;
  /** In milliseconds, from the first attempt on. */
  period: number;
};

/**
 * Counts one more attempt at a subject. It counts before anything is looked at: many attempts at once get no further
 * than one after another, and a subject that does not exist counts like one that does.
 * @returns how many seconds to wait, null when it may go on; and whether it is the first that may not.
 */
export async function countAttempt(
  db: Database,
  { kind, most, period }: Limit,
  subject: string,
  now: Date,
): Promise<{ waitSeconds: number | null; isFirstRefused: boolean }> {
  const periodAgo = new Date(now.getTime() - period);
  const { attempts, since } = await db
    .insertInto("attempts")
    .values({ kind, subject, attempts: 1, since: now })
    .onConflict((conflict) =>
      conflict.columns(["kind", "subject"]).doUpdateSet({
        attempts: sql`case when attempts.since < ${periodAgo} then 1 else attempts.attempts + 1 end`,
        since: sql`case when attempts.since < ${periodAgo} then excluded.since else attempts.since end`,
      }),
    )
    .returning(["attempts", "since"])
    .executeTakeFirstOrThrow();
  const wait = Math.max(1, Math.ceil((since.getTime() + period - now.getTime()) / 1000));
  return { waitSeconds: attempts > most ? wait : null, isFirstRefused: attempts === most + 1 };
}

/**
 * Counts one more attempt at a subject.
 * @param onFirstRefused what is done once, when there begin to be too many.
 * @throws Refused when it may not go on, with the seconds to wait.
 */
export async function allowAttempt(
  db: Database,
  limit: Limit,
  subject: string,
  now: Date,
  onFirstRefused?: () => Promise<void>,
): Promise<void> {
  const { waitSeconds, isFirstRefused } = await countAttempt(db, limit, subject, now);
  if (isFirstRefused) await onFirstRefused?.();
  if (waitSeconds !== null) throw tooManyRequests(waitSeconds);
}

/** Takes one attempt back, which was right or never made; the others stay counted. */
export async function returnAttempt(db: Database, { kind }: Limit, subject: string): Promise<void> {
  await db
    .updateTable("attempts")
    .set((set) => ({ attempts: set("attempts", "-", 1) }))
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("attempts", ">", 0)
    .execute();
}

/** Resets the count after a correct attempt. */
export async function forgetAttempts(db: Database, { kind }: Limit, subject: string): Promise<void> {
  await db.deleteFrom("attempts").where("kind", "=", kind).where("subject", "=", subject).execute();
}
