import type { CodePurpose } from "#contracts/account/send-verification-code.ts";
import { tooManyRequests } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Asker } from "./asker.ts";
import { allowAttempt, countAttempt, type Limit, returnAttempt } from "./attempts.ts";
import { hashCode, isCode, randomDigits } from "./secrets.ts";

/** How long a code is valid, in milliseconds. */
export const CODE_LIFETIME = 10 * 60 * 1000;
/** After this many wrong guesses from one address, or from all known devices, it is refused there. */
export const MAX_GUESSES = 5;
/** After this many from all strangers together, it is refused to all of them. */
const MAX_GUESSES_OF_STRANGERS = 20;
const DAY = 24 * 60 * 60 * 1000;

const OWN_GUESSES: Limit = { kind: "code guesses", most: MAX_GUESSES, period: CODE_LIFETIME };
/** Limits how many messages a stranger can cause. */
const CODES_OF_ADDRESS: Limit = { kind: "codes", most: 100, period: DAY };

/** Ten thousand addresses that guess all day find one in some hundred years. */
const LONG_CODE_DIGITS = 12;

type CodeKey = { email: string; purpose: CodePurpose };

/** A long one is good for a day, others for ten minutes. */
type NewCode = { code: string; isLong: boolean };

export type Pace = {
  /** How long after the one before. */
  codeResendSeconds: number;
  /**
   * How many within a day for all strangers together, half of them for one address; and as many for the merchant's known
   * devices together. At twenty with twenty guesses each, guessing every day takes years to find one.
   */
  codesPerDay: number;
};

/**
 * Counts a code for the address of a stranger. By itself, before there is a transaction: as many as one address asks for
 * at once would wait for one another there, each with a connection to the database that everybody else then lacks.
 * @throws Refused when there were too many within a day.
 */
export async function allowCode({ db, clock, settings }: Service, { isKnown, address }: Asker): Promise<void> {
  if (settings.addressLimits && !isKnown) await allowAttempt(db, CODES_OF_ADDRESS, address, clock());
}

/**
 * Makes a code for this e-mail and purpose, in the place of the one before. Where too many were sent within a day, or
 * strangers have used up the guesses at the present one, the mailbox gets a long code instead, one at a time, of which
 * they can use up nothing.
 * @returns null where the long code is in the mailbox already.
 * @throws Refused when the one before was sent too short ago.
 */
export async function makeCode(
  db: Database,
  key: CodeKey,
  asker: Asker,
  pace: Pace,
  { now, code = randomDigits(6) }: { now: Date; code?: string },
): Promise<NewCode | null> {
  const isOver = await countCode(db, key, asker, pace, now);
  const present = await codesFor(db, key).select(["guessesLeft", "expiresAt"]).executeTakeFirst();
  const isSpent = present !== undefined && present.expiresAt > now && present.guessesLeft === 0;
  if (isOver || isSpent) return makeLongCode(db, key, now);
  const row = {
    ...hashCode(code),
    guessesLeft: MAX_GUESSES_OF_STRANGERS,
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
        .where("verificationCodes.sentAt", "<=", new Date(now.getTime() - pace.codeResendSeconds * 1000)),
    )
    .returning("email")
    .executeTakeFirst();
  if (!kept) throw tooManyRequests(await secondsUntilNext(db, key, now, pace.codeResendSeconds));
  return { code, isLong: false };
}

/** Counts a code; gives whether there were too many within a day. */
async function countCode(db: Database, key: CodeKey, asker: Asker, { codesPerDay }: Pace, now: Date): Promise<boolean> {
  const kind = `code: ${key.purpose}`;
  const most = asker.isKnown ? codesPerDay : Math.ceil(codesPerDay / 2);
  const own = await countAttempt(db, { kind, most, period: DAY }, `${key.email} ${asker.subject}`, now);
  if (asker.isKnown || own.waitSeconds !== null) return own.waitSeconds !== null;
  const byStrangers = { kind: `${kind}, by strangers`, most: codesPerDay, period: DAY };
  return (await countAttempt(db, byStrangers, key.email, now)).waitSeconds !== null;
}

async function makeLongCode(db: Database, key: CodeKey, now: Date): Promise<NewCode | null> {
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
 * Uses a code up and returns whether it was correct. It does not throw, so that a wrong guess stays counted when the
 * transaction ends. The reason is not revealed: a code that was used, or never sent, is answered like a wrong
 * number, after the same work.
 */
export function useCode(transaction: Database, key: CodeKey, guess: Guess): Promise<boolean> {
  return tryCode(transaction, key, { ...guess, isUsedUp: true });
}

/** Checks a code and leaves the right one good for the call that follows (7.6); a wrong guess counts all the same. */
export function checkCode(transaction: Database, key: CodeKey, guess: Guess): Promise<boolean> {
  return tryCode(transaction, key, { ...guess, isUsedUp: false });
}

/** Makes whatever code was sent for this e-mail and purpose serve no more. */
export async function voidCode(db: Database, { email, purpose }: CodeKey): Promise<void> {
  await db.deleteFrom("verificationCodes").where("email", "=", email).where("purpose", "=", purpose).execute();
  await db.deleteFrom("mailboxCodes").where("email", "=", email).where("purpose", "=", purpose).execute();
}

type Guess = { code: string; asker: Asker; now: Date };

/** What a guess is compared to where no code was sent. */
const NO_CODE = hashCode("");

async function tryCode(
  transaction: Database,
  key: CodeKey,
  { code, asker, now, isUsedUp }: Guess & { isUsedUp: boolean },
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
  if (isCode(code, long ?? NO_CODE) && long !== undefined) {
    if (isUsedUp) await voidCode(transaction, key);
    return true;
  }
  // The salt is another with each code, and so are its guesses.
  const series = `${kept?.salt ?? key.email} ${asker.subject}`;
  const isBarred = (await countAttempt(transaction, OWN_GUESSES, series, now)).waitSeconds !== null;
  const serves = kept !== undefined && kept.expiresAt > now && (asker.isKnown || kept.guessesLeft > 0);
  const isRight = isCode(code, kept ?? NO_CODE) && serves && !isBarred;
  if (isRight) {
    await returnAttempt(transaction, OWN_GUESSES, series);
    if (isUsedUp) await voidCode(transaction, key);
    return true;
  }
  await transaction
    .updateTable("verificationCodes")
    .set((set) => ({ guessesLeft: set("guessesLeft", "-", asker.isKnown ? 0 : 1) }))
    .where("email", "=", key.email)
    .where("purpose", "=", key.purpose)
    .where("guessesLeft", ">", 0)
    .execute();
  return false;
}

function codesFor(db: Database, { email, purpose }: CodeKey) {
  return db.selectFrom("verificationCodes").where("email", "=", email).where("purpose", "=", purpose);
}
