import { sql } from "kysely";
import type { Service } from "../service.ts";

/** How many sign-ins with one e-mail may fail within the period below. */
export const MAX_ATTEMPTS = 20;
const PERIOD = 15 * 60 * 1000;

/**
 * Counts one more sign-in for an e-mail, and says whether it may go on. It counts before the password is looked at,
 * and for any e-mail alike: many guesses at once get no further than one after another, and an unknown e-mail is
 * answered like a known one.
 */
export async function mayTrySignIn({ db, clock }: Service, email: string): Promise<boolean> {
  const now = clock();
  const periodAgo = new Date(now.getTime() - PERIOD);
  const { attempts } = await db
    .insertInto("signInAttempts")
    .values({ email, attempts: 1, since: now })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet({
        attempts: sql`case when sign_in_attempts.since < ${periodAgo} then 1 else sign_in_attempts.attempts + 1 end`,
        since: sql`case when sign_in_attempts.since < ${periodAgo} then excluded.since else sign_in_attempts.since end`,
      }),
    )
    .returning("attempts")
    .executeTakeFirstOrThrow();
  return attempts <= MAX_ATTEMPTS;
}

export async function forgetAttempts({ db }: Service, email: string): Promise<void> {
  await db.deleteFrom("signInAttempts").where("email", "=", email).execute();
}
