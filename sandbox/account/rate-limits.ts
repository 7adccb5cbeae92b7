import { sql } from "kysely";
import { tooManyRequests } from "#sandbox/http/refusal.ts";
import type { Database } from "#sandbox/storage/database.ts";

/** A rate limit: how many attempts are allowed within a period. */
export type RateLimit = {
  kind: string;
  most: number;
  /** In milliseconds, from the first attempt on. */
  period: number;
};

/**
 * Counts an attempt before it is checked, so that concurrent attempts gain nothing and unknown subjects look like known
 * ones.
 * @returns seconds to wait (null if allowed), and whether this is the first refused attempt.
 */
export async function countAttempt(
  db: Database,
  { kind, most, period }: RateLimit,
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
 * Counts an attempt.
 * @param onFirstRefused runs once, when the limit is first exceeded.
 * @throws Refused with the seconds to wait, when the limit is exceeded.
 */
export async function limitAttempts(
  db: Database,
  limit: RateLimit,
  subject: string,
  now: Date,
  onFirstRefused?: () => Promise<void>,
): Promise<void> {
  const { waitSeconds, isFirstRefused } = await countAttempt(db, limit, subject, now);
  if (isFirstRefused) await onFirstRefused?.();
  if (waitSeconds !== null) throw tooManyRequests(waitSeconds);
}

/** Removes one attempt from the count, because it was correct or never checked. */
export async function uncountAttempt(db: Database, { kind }: RateLimit, subject: string): Promise<void> {
  await db
    .updateTable("attempts")
    .set((set) => ({ attempts: set("attempts", "-", 1) }))
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("attempts", ">", 0)
    .execute();
}

/** Resets the count after a correct attempt. */
export async function resetAttempts(db: Database, { kind }: RateLimit, subject: string): Promise<void> {
  await db.deleteFrom("attempts").where("kind", "=", kind).where("subject", "=", subject).execute();
}
