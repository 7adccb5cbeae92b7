import type { CodePurpose } from "#contracts/account/send-verification-code.ts";
import { type RefusalName, Refused } from "#sandbox/http/refusal.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { mayAttempt } from "./attempts.ts";
import { hashCode, isCode } from "./secrets.ts";

/** How long a code serves, in milliseconds. */
export const CODE_LIFETIME = 10 * 60 * 1000;
/** After this many wrong guesses a code serves no more. */
export const MAX_GUESSES = 5;
const DAY = 24 * 60 * 60 * 1000;

type CodeKey = { email: string; purpose: CodePurpose };

type NewCode = { code: string; now: Date };

type Pace = {
  /** How long after the one before. */
  codeResendSeconds: number;
  /**
   * How many within a day. At twenty with five guesses each, whoever guesses day by day needs decades to find one, and
   * nobody's mailbox is filled.
   */
  codesPerDay: number;
};

/**
 * Keeps a code as the only one that serves for this e-mail and purpose.
 * @throws Refused when the one before was sent too short ago, or too many were sent within a day.
 */
export async function keepCode(
  db: Database,
  key: CodeKey,
  { code, now }: NewCode,
  { codeResendSeconds, codesPerDay }: Pace,
): Promise<void> {
  const row = {
    ...hashCode(code),
    guessesLeft: MAX_GUESSES,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME),
  };
  const kept = await db
    .insertInto("verificationCodes")
    .values({ ...key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["email", "purpose"])
        .doUpdateSet(row)
        .where("verificationCodes.sentAt", "<=", new Date(now.getTime() - codeResendSeconds * 1000)),
    )
    .returning("email")
    .executeTakeFirst();
  if (!kept) throw new Refused("tooManyRequests");
  const limit = { kind: `code: ${key.purpose}`, most: codesPerDay, period: DAY };
  if (!(await mayAttempt(db, limit, key.email, now))) throw new Refused("tooManyRequests");
}

/**
 * Uses a code up; gives why it was refused, or null when it was right.
 * A refusal is given rather than thrown, so that the guess stays counted when the transaction ends.
 */
export function useCode(transaction: Database, key: CodeKey, code: string, now: Date): Promise<RefusalName | null> {
  return guess(transaction, key, { code, now, isUsedUp: true });
}

/** Checks a code and leaves the right one good for the call that follows (7.6); a wrong guess counts all the same. */
export function checkCode(transaction: Database, key: CodeKey, code: string, now: Date): Promise<RefusalName | null> {
  return guess(transaction, key, { code, now, isUsedUp: false });
}

/** Makes whatever code was sent for this e-mail and purpose serve no more. */
export async function voidCode(db: Database, { email, purpose }: CodeKey): Promise<void> {
  await db
    .updateTable("verificationCodes")
    .set({ guessesLeft: 0 })
    .where("email", "=", email)
    .where("purpose", "=", purpose)
    .execute();
}

async function guess(
  transaction: Database,
  { email, purpose }: CodeKey,
  { code, now, isUsedUp }: { code: string; now: Date; isUsedUp: boolean },
): Promise<RefusalName | null> {
  const kept = await transaction
    .selectFrom("verificationCodes")
    .selectAll()
    .where("email", "=", email)
    .where("purpose", "=", purpose)
    .forUpdate()
    .executeTakeFirst();
  if (!kept) return "wrongCode";
  if (kept.expiresAt <= now || kept.guessesLeft === 0) return "codeExpired";
  const isRight = isCode(code, kept);
  const guessesIfRight = isUsedUp ? 0 : kept.guessesLeft;
  await transaction
    .updateTable("verificationCodes")
    .set({ guessesLeft: isRight ? guessesIfRight : kept.guessesLeft - 1 })
    .where("email", "=", email)
    .where("purpose", "=", purpose)
    .execute();
  return isRight ? null : "wrongCode";
}
