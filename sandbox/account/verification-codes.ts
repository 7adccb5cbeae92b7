import type { CodePurpose } from "#contracts/account/send-verification-code.ts";
import { type RefusalName, Refused } from "../http/refusal.ts";
import type { Database } from "../storage/database.ts";
import { hashCode, isCode } from "./secrets.ts";

/** How long a code serves, in milliseconds. */
export const CODE_LIFETIME = 10 * 60 * 1000;
/** After this many wrong guesses a code serves no more. */
export const MAX_GUESSES = 5;

type CodeKey = { email: string; purpose: CodePurpose };

/**
 * Keeps a code as the only one that serves for this e-mail and purpose.
 * @throws Refused when the one before was sent less than `resendSeconds` ago.
 */
export async function keepCode(
  db: Database,
  { email, purpose }: CodeKey,
  { code, now, resendSeconds }: { code: string; now: Date; resendSeconds: number },
): Promise<void> {
  const row = {
    ...hashCode(code),
    guessesLeft: MAX_GUESSES,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME),
  };
  const kept = await db
    .insertInto("verificationCodes")
    .values({ email, purpose, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["email", "purpose"])
        .doUpdateSet(row)
        .where("verificationCodes.sentAt", "<=", new Date(now.getTime() - resendSeconds * 1000)),
    )
    .returning("email")
    .executeTakeFirst();
  if (!kept) throw new Refused("tooManyRequests");
}

/**
 * Uses a code up; gives why it was refused, or null when it was right.
 * A refusal is given rather than thrown, so that the guess stays counted when the transaction ends.
 */
export async function useCode(
  transaction: Database,
  { email, purpose }: CodeKey,
  code: string,
  now: Date,
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
  await transaction
    .updateTable("verificationCodes")
    .set({ guessesLeft: isRight ? 0 : kept.guessesLeft - 1 })
    .where("email", "=", email)
    .where("purpose", "=", purpose)
    .execute();
  return isRight ? null : "wrongCode";
}
