import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { addFailedSignIn, type Origin } from "./account-events.ts";
import { type Asker, allowGuess, strangerAt } from "./asker.ts";
import { allowAttempt, countAttempt, forgetAttempts, type Limit, returnAttempt } from "./attempts.ts";

const PERIOD = 15 * 60 * 1000;

/** How many sign-ins with one e-mail may fail from one device or address. */
export const MAX_ATTEMPTS = 10;
const BY_ONE: Limit = { kind: "sign-in", most: MAX_ATTEMPTS, period: PERIOD };

/** A stranger who has just reset the password has the mailbox: no other stranger's attempts are counted against them. */
const LET_IN: Limit = { kind: "let in", most: 0, period: PERIOD };

/** How many may fail from all unknown devices together: no more than a hundred guesses at a password in an hour. */
const BY_UNKNOWN_DEVICES: Limit = { kind: "sign-in by strangers", most: 25, period: PERIOD };

/**
 * Counts a sign-in by password before it is looked at, for any e-mail alike: an unknown one is answered like a known one.
 * A device that the merchant has signed in from has its own count, so that no stranger can lock its owner out.
 * @throws Refused when there were too many.
 */
export async function allowSignIn(service: Service, email: string, asker: Asker, origin: Origin): Promise<void> {
  const { db, clock } = service;
  const now = clock();
  const keepLockOut = () => addFailedSignIn(db, { email, kind: "lockOut" }, origin, now);
  await allowGuess(service, asker);
  await allowAttempt(db, BY_ONE, `${email} ${asker.subject}`, now, keepLockOut);
  if (asker.isKnown || (await isLetIn(db, email, asker, now))) return;
  await allowAttempt(db, BY_UNKNOWN_DEVICES, email, now, keepLockOut);
}

/** Lets an address sign in for a while that has just reset the password, which forgot whatever device was known there. */
export async function letIn(db: Database, email: string, address: string, now: Date): Promise<void> {
  const stranger = strangerAt(address);
  await forgetSignIns(db, email, stranger);
  await countAttempt(db, LET_IN, `${email} ${stranger.subject}`, now);
}

async function isLetIn(db: Database, email: string, { subject }: Asker, now: Date): Promise<boolean> {
  const since = await db
    .selectFrom("attempts")
    .select("since")
    .where("kind", "=", LET_IN.kind)
    .where("subject", "=", `${email} ${subject}`)
    .where("since", ">", new Date(now.getTime() - PERIOD))
    .executeTakeFirst();
  return since !== undefined;
}

/** Takes back a sign-in that was never looked at. */
export async function returnSignIn(db: Database, email: string, { subject, isKnown }: Asker): Promise<void> {
  await returnAttempt(db, BY_ONE, `${email} ${subject}`);
  if (!isKnown) await returnAttempt(db, BY_UNKNOWN_DEVICES, email);
}

/** Resets the count after a correct password or a reset. */
export async function forgetSignIns(db: Database, email: string, { subject, isKnown }: Asker): Promise<void> {
  await forgetAttempts(db, BY_ONE, `${email} ${subject}`);
  if (!isKnown) await forgetAttempts(db, BY_UNKNOWN_DEVICES, email);
}
