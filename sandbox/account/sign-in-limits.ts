import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { addFailedSignIn, type Origin } from "./account-events.ts";
import { countAttempt, limitAttempts, type RateLimit, resetAttempts, uncountAttempt } from "./rate-limits.ts";
import { limitGuesses, type Requester, unknownRequester } from "./requester.ts";

const PERIOD = 15 * 60 * 1000;

/** Failed sign-ins allowed per email and device or address. */
export const MAX_ATTEMPTS = 10;
const PER_REQUESTER: RateLimit = { kind: "sign-in", most: MAX_ATTEMPTS, period: PERIOD };

/** An address that has reset the password owns the mailbox, so the shared limit below does not apply to it. */
const EXEMPT: RateLimit = { kind: "let in", most: 0, period: PERIOD };

/** Failed sign-ins allowed from all unknown devices together: at most a hundred password guesses per hour. */
const UNKNOWN_DEVICES: RateLimit = { kind: "sign-in by strangers", most: 25, period: PERIOD };

/**
 * Counts a sign-in by password before it is checked, whether or not the email is registered. Known devices have a
 * separate count, so that others cannot lock the owner out.
 * @throws Refused after too many attempts.
 */
export async function limitSignIns(
  service: Service,
  email: string,
  requester: Requester,
  origin: Origin,
): Promise<void> {
  const { db, clock } = service;
  const now = clock();
  const recordLockOut = () => addFailedSignIn(db, { email, kind: "lockOut" }, origin, now);
  await limitGuesses(service, requester);
  await limitAttempts(db, PER_REQUESTER, `${email} ${requester.subject}`, now, recordLockOut);
  if (requester.isKnown || (await isExempt(db, email, requester, now))) return;
  await limitAttempts(db, UNKNOWN_DEVICES, email, now, recordLockOut);
}

/**
 * After a password reset: clears the failed sign-ins of this address and exempts it from the shared limit for a while.
 * (The reset also forgot the device that was known there.)
 */
export async function clearFailedAttempts(db: Database, email: string, address: string, now: Date): Promise<void> {
  const stranger = unknownRequester(address);
  await resetSignInAttempts(db, email, stranger);
  await countAttempt(db, EXEMPT, `${email} ${stranger.subject}`, now);
}

async function isExempt(db: Database, email: string, { subject }: Requester, now: Date): Promise<boolean> {
  const since = await db
    .selectFrom("attempts")
    .select("since")
    .where("kind", "=", EXEMPT.kind)
    .where("subject", "=", `${email} ${subject}`)
    .where("since", ">", new Date(now.getTime() - PERIOD))
    .executeTakeFirst();
  return since !== undefined;
}

/** Removes a sign-in that was never checked from the counts. */
export async function uncountSignIn(db: Database, email: string, { subject, isKnown }: Requester): Promise<void> {
  await uncountAttempt(db, PER_REQUESTER, `${email} ${subject}`);
  if (!isKnown) await uncountAttempt(db, UNKNOWN_DEVICES, email);
}

/** Resets the count after a correct password or a reset. */
export async function resetSignInAttempts(db: Database, email: string, { subject, isKnown }: Requester): Promise<void> {
  await resetAttempts(db, PER_REQUESTER, `${email} ${subject}`);
  if (!isKnown) await resetAttempts(db, UNKNOWN_DEVICES, email);
}
