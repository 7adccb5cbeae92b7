import type { CodePurpose } from "#contracts/account/send-verification-code.ts";
import { Refused, tooManyRequests } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { countAttempt, limitAttempts, type RateLimit, uncountAttempt } from "./rate-limits.ts";
import { limitGuesses, type Requester, uncountGuess } from "./requester.ts";
import { hashCode, randomDigits, verifyCode } from "./secrets.ts";

/** In milliseconds. */
export const CODE_LIFETIME = 10 * 60 * 1000;
/** Wrong guesses from one address, or from all known devices together, after which the code is refused there. */
export const MAX_GUESSES = 5;
/** Wrong guesses from all unknown devices together, after which the code is refused to all of them. */
const MAX_UNKNOWN_GUESSES = 20;
const DAY = 24 * 60 * 60 * 1000;

const GUESS_LIMIT: RateLimit = { kind: "code guesses", most: MAX_GUESSES, period: CODE_LIFETIME };
/** Codes that unknown devices at one address can request per day. */
const ADDRESS_LIMIT: RateLimit = { kind: "codes", most: 100, period: DAY };

/** At ten thousand addresses guessing all day, a code would be found in about a hundred years. */
const LONG_CODE_DIGITS = 12;

type CodeKey = { email: string; purpose: CodePurpose };

/** Long codes are valid for a day, others for ten minutes. */
type NewCode = { code: string; isLong: boolean };

export type CodeLimits = {
  /** Minimum seconds between two codes. */
  codeResendSeconds: number;
  /**
   * Codes per day: this many for all unknown devices together (half of them for one address), and this many for the
   * merchant's known devices together. At twenty with twenty guesses each, finding a code takes years.
   */
  codesPerDay: number;
};

/**
 * Counts a code for the address of an unknown device. Outside a transaction: concurrent requests from one address would
 * each hold a database connection while waiting for one another.
 * @throws Refused after too many within a day.
 */
export async function limitCodes({ db, clock, settings }: Service, { isKnown, address }: Requester): Promise<void> {
  if (settings.addressLimits && !isKnown) await limitAttempts(db, ADDRESS_LIMIT, address, clock());
}

/**
 * Creates a code for this email and purpose, which replaces the last one. After too many codes within a day, or when
 * guesses from unknown devices have used up the current one, the mailbox gets a long code instead, one at a time, which
 * guesses cannot use up.
 * @returns null if a long code was already sent.
 * @throws Refused when the last code was sent too recently.
 */
export async function createCode(
  db: Database,
  key: CodeKey,
  requester: Requester,
  limits: CodeLimits,
  { now, code = randomDigits(6) }: { now: Date; code?: string },
): Promise<NewCode | null> {
  const isOver = await countCode(db, key, requester, limits, now);
  const present = await codesFor(db, key).select(["guessesLeft", "expiresAt"]).executeTakeFirst();
  const isSpent = present !== undefined && present.expiresAt > now && present.guessesLeft === 0;
  if (isOver || isSpent) return createLongCode(db, key, now);
  const row = {
    ...hashCode(code),
    guessesLeft: MAX_UNKNOWN_GUESSES,
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
        .where("verificationCodes.sentAt", "<=", new Date(now.getTime() - limits.codeResendSeconds * 1000)),
    )
    .returning("email")
    .executeTakeFirst();
  if (!kept) throw tooManyRequests(await secondsUntilNext(db, key, now, limits.codeResendSeconds));
  return { code, isLong: false };
}

/** Counts a code. @returns whether the daily limit is exceeded. */
async function countCode(
  db: Database,
  key: CodeKey,
  requester: Requester,
  { codesPerDay }: CodeLimits,
  now: Date,
): Promise<boolean> {
  const kind = `code: ${key.purpose}`;
  const most = requester.isKnown ? codesPerDay : Math.ceil(codesPerDay / 2);
  const own = await countAttempt(db, { kind, most, period: DAY }, `${key.email} ${requester.subject}`, now);
  if (requester.isKnown || own.waitSeconds !== null) return own.waitSeconds !== null;
  const byStrangers = { kind: `${kind}, by strangers`, most: codesPerDay, period: DAY };
  return (await countAttempt(db, byStrangers, key.email, now)).waitSeconds !== null;
}

async function createLongCode(db: Database, key: CodeKey, now: Date): Promise<NewCode | null> {
  const code = randomDigits(LONG_CODE_DIGITS);
  const row = { ...hashCode(code), expiresAt: new Date(now.getTime() + DAY) };
  const kept = await db
    .insertInto("mailboxCodes")
    .values({ ...key, ...row })
    .onConflict((conflict) =>
      conflict.columns(["email", "purpose"]).doUpdateSet(row).where("mailboxCodes.expiresAt", "<=", now),
    )
    .returning("email")
    .executeTakeFirst();
  return kept ? { code, isLong: true } : null;
}

async function secondsUntilNext(db: Database, key: CodeKey, now: Date, resendSeconds: number): Promise<number> {
  const { sentAt } = await codesFor(db, key).select("sentAt").executeTakeFirstOrThrow();
  return Math.max(1, Math.ceil((sentAt.getTime() - now.getTime()) / 1000 + resendSeconds));
}

/**
 * Uses up a code and returns whether it was correct. Does not throw, so that a wrong guess stays counted when the
 * transaction commits. A used code and one that was never sent are answered like a wrong one, after the same work.
 */
export function useCode(transaction: Database, key: CodeKey, guess: Guess): Promise<boolean> {
  return tryCode(transaction, key, { ...guess, isUsedUp: true });
}

/** Checks a code without using it up (7.6). Wrong guesses are counted. */
export function checkCode(transaction: Database, key: CodeKey, guess: Guess): Promise<boolean> {
  return tryCode(transaction, key, { ...guess, isUsedUp: false });
}

/**
 * Checks a code without using it up (7.6), and counts it as a guess of its requester.
 * @throws Refused after too many wrong guesses, and for a wrong code.
 */
export async function requireCode(service: Service, key: CodeKey, guess: Guess): Promise<void> {
  await limitGuesses(service, guess.requester);
  const isRight = await service.db.transaction().execute((transaction) => checkCode(transaction, key, guess));
  if (!isRight) throw new Refused("wrongCode");
  await uncountGuess(service, guess.requester);
}

/** Invalidates all codes for this email and purpose. */
export async function invalidateCode(db: Database, { email, purpose }: CodeKey): Promise<void> {
  await db.deleteFrom("verificationCodes").where("email", "=", email).where("purpose", "=", purpose).execute();
  await db.deleteFrom("mailboxCodes").where("email", "=", email).where("purpose", "=", purpose).execute();
}

type Guess = { code: string; requester: Requester; now: Date };

/** Compared with a guess when no code was sent, so that the work is the same. */
const NO_CODE = hashCode("");

async function tryCode(
  transaction: Database,
  key: CodeKey,
  { code, requester, now, isUsedUp }: Guess & { isUsedUp: boolean },
): Promise<boolean> {
  const kept = await codesFor(transaction, key).selectAll().forUpdate().executeTakeFirst();
  const long = await transaction
    .selectFrom("mailboxCodes")
    .selectAll()
    .where("email", "=", key.email)
    .where("purpose", "=", key.purpose)
    .where("expiresAt", ">", now)
    .forUpdate()
    .executeTakeFirst();
  if (verifyCode(code, long ?? NO_CODE) && long !== undefined) {
    if (isUsedUp) await invalidateCode(transaction, key);
    return true;
  }
  // Each code has its own salt, so guesses are counted per code.
  const series = `${kept?.salt ?? key.email} ${requester.subject}`;
  const isBarred = (await countAttempt(transaction, GUESS_LIMIT, series, now)).waitSeconds !== null;
  const serves = kept !== undefined && kept.expiresAt > now && (requester.isKnown || kept.guessesLeft > 0);
  const isRight = verifyCode(code, kept ?? NO_CODE) && serves && !isBarred;
  if (isRight) {
    await uncountAttempt(transaction, GUESS_LIMIT, series);
    if (isUsedUp) await invalidateCode(transaction, key);
    return true;
  }
  await transaction
    .updateTable("verificationCodes")
    .set((set) => ({ guessesLeft: set("guessesLeft", "-", requester.isKnown ? 0 : 1) }))
    .where("email", "=", key.email)
    .where("purpose", "=", key.purpose)
    .where("guessesLeft", ">", 0)
    .execute();
  return false;
}

function codesFor(db: Database, { email, purpose }: CodeKey) {
  return db.selectFrom("verificationCodes").where("email", "=", email).where("purpose", "=", purpose);
}
