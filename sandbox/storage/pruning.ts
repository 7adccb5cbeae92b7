import { withoutSession } from "#sandbox/account/known-devices.ts";
import { type Background, repeat } from "#sandbox/repeat.ts";
import type { Service } from "#sandbox/service.ts";
import { claimPeriodicJob } from "./periodic-jobs.ts";
import { logFault } from "./unavailable.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long records are kept after their end, in milliseconds; docs/sandbox.md has the same table. */
const RETENTION = {
  emails: 7 * DAY,
  attempts: DAY,
  callbackAttempts: 90 * DAY,
  testCallbacks: 90 * DAY,
  devices: 400 * DAY,
};

/** Failures are kept for less time, since anyone can cause any number of them. */
const EVENT_RETENTION = { ofNobody: DAY, failed: 90 * DAY, others: 400 * DAY };
const FAILED = ["signInFailed", "lockOut"] as const;

/**
 * Deletes expired records every hour, by one of the sandboxes that share the database. An error is logged, and the next
 * hour tries again.
 */
export function startPruning(service: Service): Background {
  const pruneInTurn = async () => {
    if (await claimPeriodicJob(service.db, "pruning", HOUR)) await prune(service);
  };
  const { run, stop } = repeat(pruneInTurn, HOUR, logFault(service.log, "What is too old could not be deleted"));
  void run();
  return { stop };
}

/** Deletes expired records. */
export async function prune({ db, clock }: Pick<Service, "db" | "clock">): Promise<void> {
  const now = clock();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.deleteFrom("sessions").where("expiresAt", "<=", now).execute();
  await db.deleteFrom("verificationCodes").where("expiresAt", "<=", ago(HOUR)).execute();
  await db.deleteFrom("mailboxCodes").where("expiresAt", "<=", now).execute();
  await db
    .deleteFrom("knownDevices")
    .where("lastSeenAt", "<", ago(RETENTION.devices))
    .where(withoutSession(now))
    .execute();
  await db.deleteFrom("verificationProofs").where("expiresAt", "<=", now).execute();
  await db
    .updateTable("applicationCredentials")
    .set({ oldSealedSecret: null, oldUntil: null })
    .where("oldUntil", "<=", now)
    .execute();
  await db.deleteFrom("identityProofs").where("expiresAt", "<=", now).execute();
  // No limit counts for longer than a day.
  await db.deleteFrom("attempts").where("since", "<", ago(RETENTION.attempts)).execute();
  await db.deleteFrom("emails").where("createdAt", "<", ago(RETENTION.emails)).execute();
  await db.deleteFrom("callbackAttempts").where("sentAt", "<", ago(RETENTION.callbackAttempts)).execute();
  // Other callbacks are one for each payment; a merchant can send thirty tests a minute.
  await db
    .deleteFrom("callbacks")
    .where("event", "=", "test")
    .where("createdAt", "<", ago(RETENTION.testCallbacks))
    .execute();
  await db
    .deleteFrom("accountEvents")
    .where("merchantId", "is", null)
    .where("at", "<", ago(EVENT_RETENTION.ofNobody))
    .execute();
  await db
    .deleteFrom("accountEvents")
    .where("kind", "in", FAILED)
    .where("at", "<", ago(EVENT_RETENTION.failed))
    .execute();
  await db.deleteFrom("accountEvents").where("at", "<", ago(EVENT_RETENTION.others)).execute();
}
