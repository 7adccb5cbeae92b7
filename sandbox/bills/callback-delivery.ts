import { sql } from "kysely";
import { countAttempt } from "#sandbox/applications/application-health.ts";
import { signingKeysOf } from "#sandbox/applications/credentials.ts";
import { addNotices } from "#sandbox/messages/notices.ts";
import { nextAttempt } from "#sandbox/next-attempt.ts";
import { repeat } from "#sandbox/repeat.ts";
import type { Service } from "#sandbox/service.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { logFault } from "#sandbox/storage/unavailable.ts";
import { signCallback } from "./callback-message.ts";
import { type CallbackOutcome, postCallback } from "./callback-request.ts";
import { failureClass } from "./failure-class.ts";

export type CallbackRow = Tables["callbacks"];

/** Polling interval, in milliseconds. */
const INTERVAL = 500;
/** Milliseconds. Three days, so that a receiver may be down for one. */
export const CALLBACK_SCHEDULE = { longestWait: 12 * 60 * 60 * 1000, triedFor: 3 * 24 * 60 * 60 * 1000 };
const MAX_CONCURRENT = 20;
/** A merchant's slow receivers do not delay other merchants' callbacks. */
const MAX_CONCURRENT_PER_MERCHANT = 4;

export type CallbackDelivery = { deliverDue: () => Promise<void>; stop: () => Promise<void> };

/**
 * Sends due callbacks in the background, with limited concurrency in all and per merchant. An error is logged, and the
 * next poll tries again.
 */
export function startCallbackDelivery(service: Service): CallbackDelivery {
  const stopping = new AbortController();
  /** Requests in flight, with their merchants. */
  const inFlight = new Map<Promise<void>, string>();
  const logUnlessStopping = (error: Error) => {
    if (!stopping.signal.aborted) logFault(service.log, "Callbacks could not be sent")(error);
  };
  const sendDue = async () => {
    if (stopping.signal.aborted) return;
    for (const callback of await claimDue(service, [...inFlight.values()])) {
      const sending: Promise<void> = sendCallback(service, callback, { isScheduled: true, stopping: stopping.signal })
        .catch(logUnlessStopping)
        .finally(() => {
          inFlight.delete(sending);
          void polling.run();
        });
      inFlight.set(sending, callback.merchantId);
    }
  };
  const polling = repeat(sendDue, INTERVAL, logUnlessStopping);
  const deliverDue = async () => {
    await polling.run();
    while (inFlight.size > 0) {
      await Promise.all(inFlight.keys());
      await polling.run();
    }
  };
  const stop = async () => {
    stopping.abort();
    await deliverDue();
    await polling.stop();
  };
  return { deliverDue, stop };
}

/**
 * Claims due callbacks up to the free capacity and the limit per merchant.
 * @param busy the merchant of each callback in flight.
 */
async function claimDue({ db, clock, settings }: Service, busy: readonly string[]): Promise<CallbackRow[]> {
  const room = MAX_CONCURRENT - busy.length;
  if (room <= 0) return [];
  const full = [...new Set(busy)].filter(
    (one) => busy.filter((other) => other === one).length >= MAX_CONCURRENT_PER_MERCHANT,
  );
  const now = clock();
  return db
    .updateTable("callbacks")
    .set({ nextAttemptAt: new Date(now.getTime() + settings.leaseSeconds * 1000) })
    .where("code", "in", (callbacks) =>
      callbacks
        .selectFrom((merchants) =>
          merchants
            .selectFrom("callbacks")
            .select("merchantId")
            .distinct()
            .where("nextAttemptAt", "<=", now)
            .$if(full.length > 0, (query) => query.where("merchantId", "not in", full))
            .as("whose"),
        )
        .innerJoinLateral(
          (due) =>
            due
              .selectFrom("callbacks")
              .select("code")
              .whereRef("callbacks.merchantId", "=", "whose.merchantId")
              .where("nextAttemptAt", "<=", now)
              .orderBy("nextAttemptAt")
              .limit(MAX_CONCURRENT_PER_MERCHANT)
              .forUpdate()
              .skipLocked()
              .as("due"),
          (join) => join.onTrue(),
        )
        .select("due.code")
        .orderBy(sql`random()`)
        .limit(room),
    )
    .returningAll()
    .execute();
}

/**
 * Sends a callback to the application's present URL, and stores the attempt.
 * @param isScheduled whether this attempt sets the time of the next one; a resend by the merchant does not.
 */
export async function sendCallback(
  service: Service,
  callback: CallbackRow,
  { isScheduled, stopping }: { isScheduled: boolean; stopping: AbortSignal },
): Promise<void> {
  const { db, sealingKey, settings, clock } = service;
  const { code, applicationCode, payload } = callback;
  const present = await db
    .selectFrom("applications")
    .select(["rechargeCallback", "withdrawCallback"])
    .where("code", "=", applicationCode)
    .executeTakeFirstOrThrow();
  const url = currentUrl(callback, present);
  const sentAt = clock();
  const timestamp = sentAt.toISOString();
  const { appKey, appSecret, old } = await signingKeysOf(db, sealingKey, applicationCode, sentAt);
  // While both secrets are valid, the old one signs, so that receivers need not change at once (decision 174).
  const signature = signCallback(old?.appSecret ?? appSecret, timestamp, payload);
  const nextSignature = old && signCallback(appSecret, timestamp, payload);
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": "merchant-console-sandbox",
    // The tester's API accepts programs; a callback must not pass for one.
    "Sec-Fetch-Site": "cross-site",
    "X-Callback-Code": code,
    "X-App-Key": appKey,
    "X-Timestamp": timestamp,
    "X-Signature": signature,
    ...(nextSignature && { "X-Signature-Next": nextSignature }),
  };
  const outcome = await postCallback(
    url,
    { headers, body: payload },
    { allowLocal: settings.localCallbacks, stopping },
  );
  const attempt = { sentAt, signature, nextSignature, url, appKey, ...outcome };
  await storeAttempt(service, { ...callback, url }, attempt, isScheduled);
}

/** The application's present URL for the event; a test goes to the URL that was tested. */
function currentUrl(
  { event, url }: CallbackRow,
  { rechargeCallback, withdrawCallback }: Pick<Tables["applications"], "rechargeCallback" | "withdrawCallback">,
): string {
  if (event === "test") return url;
  return (event === "withdrawal" ? withdrawCallback : rechargeCallback) || url;
}

async function storeAttempt(
  { db, settings, clock }: Service,
  { code, merchantId, applicationCode, event, reference, url, createdAt }: CallbackRow,
  attempt: Omit<Tables["callbackAttempts"], "id" | "callbackCode"> & CallbackOutcome,
  isScheduled: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = clock();
    const present = await transaction
      .selectFrom("callbacks")
      .select(["deliveredAt", "nextAttemptAt"])
      .where("code", "=", code)
      .forUpdate()
      .executeTakeFirst();
    if (!present) return;
    const { id } = await transaction
      .insertInto("callbackAttempts")
      .values({ callbackCode: code, ...attempt })
      .returning("id")
      .executeTakeFirstOrThrow();
    await countAttempt(transaction, applicationCode, { id, isDelivered: attempt.failure === null });
    const { attempts } = await transaction
      .selectFrom("callbackAttempts")
      .select(sql<number>`count(*)::int`.as("attempts"))
      .where("callbackCode", "=", code)
      .executeTakeFirstOrThrow();
    const deliveredAt = present.deliveredAt ?? (attempt.failure === null ? now : null);
    const status = deliveredAt ? "success" : "failed";
    const schedule = { firstWait: settings.callbackRetrySeconds * 1000, ...CALLBACK_SCHEDULE };
    const next = isScheduled ? nextAttempt(createdAt, now, schedule) : present.nextAttemptAt;
    await transaction
      .updateTable("callbacks")
      .set({ url, status, deliveredAt, lastFailure: failureClass(attempt), nextAttemptAt: deliveredAt ? null : next })
      .where("code", "=", code)
      .execute();
    if (isScheduled && deliveredAt === null && next === null) {
      const values = { code, attempts: String(attempts) };
      await addNotices(transaction, [{ merchantId, kind: "callbackGivenUp", subject: code, at: now, values }]);
    }
    if (event !== "collection") return;
    await transaction
      .updateTable("applicationBills")
      .set({ noticeStatus: status })
      .where("code", "=", reference)
      .execute();
  });
}
