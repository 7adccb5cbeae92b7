import { sql } from "kysely";
import { countAttempt } from "#sandbox/applications/application-health.ts";
import { signingKeysOf } from "#sandbox/applications/credentials.ts";
import { addNotices } from "#sandbox/messages/notices.ts";
import { nextAttempt } from "#sandbox/next-attempt.ts";
import type { Service } from "#sandbox/service.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { logFault } from "#sandbox/storage/unavailable.ts";
import { signCallback } from "./callback-message.ts";
import { type Outcome, postCallback } from "./callback-request.ts";
import { failureClass } from "./failure-class.ts";

export type CallbackRow = Tables["callbacks"];

/** How often the sandbox looks for what is due, in milliseconds. */
const INTERVAL = 500;
/** A callback is tried for three days, so that a receiver may be down for one. */
export const CALLBACK_SCHEDULE = { longestWait: 12 * 60 * 60 * 1000, triedFor: 3 * 24 * 60 * 60 * 1000 };
const AT_ONCE = 20;
/** One merchant's receivers, slow ones at that, leave room for the others'. */
const AT_ONCE_OF_ONE = 4;

export type CallbackDelivery = { deliverDue: () => Promise<void>; stop: () => Promise<void> };

/**
 * Sends callbacks when they are due, apart from the blocks that made them: so many at a time, a few of each merchant, the
 * next as soon as one is through. A fault is logged, and the next run tries again.
 */
export function startCallbackDelivery(service: Service): CallbackDelivery {
  const stopping = new AbortController();
  /** What is being sent, and whose it is. */
  const underWay = new Map<Promise<void>, string>();
  let looking: Promise<unknown> | null = null;

  const look = () => {
    looking ??= sendDue()
      .catch(logUnlessStopping)
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  const logUnlessStopping = (error: Error) => {
    if (!stopping.signal.aborted) logFault(service.log, "Callbacks could not be sent")(error);
  };
  const sendDue = async () => {
    if (stopping.signal.aborted) return;
    for (const callback of await claimDue(service, [...underWay.values()])) {
      const sending: Promise<void> = sendCallback(service, callback, { isScheduled: true, stopping: stopping.signal })
        .catch(logUnlessStopping)
        .finally(() => {
          underWay.delete(sending);
          void look();
        });
      underWay.set(sending, callback.merchantId);
    }
  };
  const deliverDue = async () => {
    do {
      await look();
      await Promise.all(underWay.keys());
      await looking;
    } while (underWay.size > 0);
  };
  const timer = setInterval(look, INTERVAL);
  const stop = async () => {
    clearInterval(timer);
    stopping.abort();
    await deliverDue();
  };
  return { deliverDue, stop };
}

/**
 * Takes due callbacks up to the free capacity: a few of each merchant, those with fewer under way first.
 * @param busy whose callbacks are under way, once for each.
 */
async function claimDue({ db, clock, settings }: Service, busy: readonly string[]): Promise<CallbackRow[]> {
  const room = AT_ONCE - busy.length;
  if (room <= 0) return [];
  const full = [...new Set(busy)].filter((one) => busy.filter((other) => other === one).length >= AT_ONCE_OF_ONE);
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
              .limit(AT_ONCE_OF_ONE)
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
 * Sends a callback to where its application wants it now, and keeps what came of it.
 * @param isScheduled whether this attempt decides when the next one is; one that a merchant asked for does not.
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
  const url = addressFor(callback, present);
  const sentAt = clock();
  const timestamp = sentAt.toISOString();
  const { appKey, appSecret, old } = await signingKeysOf(db, sealingKey, applicationCode, sentAt);
  // While both work, a receiver that knows of no rotation goes on as before (decision 174).
  const signature = signCallback(old?.appSecret ?? appSecret, timestamp, payload);
  const nextSignature = old && signCallback(appSecret, timestamp, payload);
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": "merchant-console-sandbox",
    // The sandbox's own page would obey a program; what a merchant makes it send is none.
    "Sec-Fetch-Site": "cross-site",
    "X-Callback-Code": code,
    "X-App-Key": appKey,
    "X-Timestamp": timestamp,
    "X-Signature": signature,
    ...(nextSignature && { "X-Signature-Next": nextSignature }),
  };
  const outcome = await postCallback(url, { headers, body: payload }, { localToo: settings.localCallbacks, stopping });
  const attempt = { sentAt, signature, nextSignature, url, appKey, ...outcome };
  await keepAttempt(service, { ...callback, url }, attempt, isScheduled);
}

/** Where its application wants a callback by now; a test goes where it was meant for. */
function addressFor(
  { event, url }: CallbackRow,
  { rechargeCallback, withdrawCallback }: Pick<Tables["applications"], "rechargeCallback" | "withdrawCallback">,
): string {
  if (event === "test") return url;
  return (event === "withdrawal" ? withdrawCallback : rechargeCallback) || url;
}

async function keepAttempt(
  { db, settings, clock }: Service,
  { code, merchantId, applicationCode, event, reference, url, createdAt }: CallbackRow,
  attempt: Omit<Tables["callbackAttempts"], "id" | "callbackCode"> & Outcome,
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
