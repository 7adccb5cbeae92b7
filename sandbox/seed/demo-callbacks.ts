import type { CallbackFailure } from "#contracts/bills/callback.ts";
import { CALLBACK_SCHEDULE } from "#sandbox/bills/callback-delivery.ts";
import { callbackPayload, signCallback } from "#sandbox/bills/callback-message.ts";
import type { CurrencyView } from "#sandbox/bills/currency-view.ts";
import { failureClass } from "#sandbox/bills/failure-class.ts";
import { nextAttempt } from "#sandbox/next-attempt.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import type { SeededRandom } from "./seeded-random.ts";

type Callback = Tables["callbacks"];
type Attempt = Omit<Tables["callbackAttempts"], "id">;

/** Occasional failures at the demo merchant's shops. */
const FAILURES: readonly [Failure, ...Failure[]] = [
  { answerStatus: 503, failure: "rejected" },
  { answerStatus: 502, failure: "rejected" },
  { answerStatus: null, failure: "timeout" },
  { answerStatus: null, failure: "unreachable" },
];
type Failure = { answerStatus: number | null; failure: CallbackFailure };

/** The attempts at a callback that always fails, in milliseconds after the first. */
function attemptTimes(): number[] {
  const times: number[] = [];
  const since = new Date(0);
  for (let at: Date | null = since; at; at = nextAttempt(since, at, { firstWait: 5000, ...CALLBACK_SCHEDULE })) {
    times.push(at.getTime());
  }
  return times;
}

/**
 * The demo merchant's callbacks: most delivered at once, some after a few attempts, and undelivered where the bill says so.
 * @param secrets each application's AppSecret, for valid signatures.
 */
export function makeDemoCallbacks(
  chance: SeededRandom,
  bills: readonly Tables["applicationBills"][],
  {
    currencyOf,
    urls,
    secrets,
    now,
  }: {
    currencyOf: (id: string) => CurrencyView;
    urls: ReadonlyMap<string, string>;
    secrets: ReadonlyMap<string, string>;
    now: Date;
  },
): { callbacks: Callback[]; attempts: Attempt[] } {
  const callbacks: Callback[] = [];
  const attempts: Attempt[] = [];
  const times = attemptTimes();
  for (const bill of bills) {
    const url = urls.get(bill.applicationCode) ?? "";
    const createdAt = bill.paidAt;
    if (bill.noticeStatus === "notNotified" || !createdAt || url === "") continue;
    const code = `CB${100_000 + callbacks.length}`;
    const payload = callbackPayload(bill, currencyOf(bill.currencyId));
    const failure = chance.pick(FAILURES);
    const hasFailed = bill.noticeStatus === "failed";
    const past = times.filter((time) => createdAt.getTime() + time <= now.getTime());
    const tries = hasFailed ? past.length : chance.pick([1, 1, 1, 1, 2, 3]);
    const sent = times.slice(0, tries).map((time, index): Attempt => {
      const sentAt = new Date(createdAt.getTime() + time);
      const signature = signCallback(secrets.get(bill.applicationCode) ?? "", sentAt.toISOString(), payload);
      const outcome = hasFailed || index < tries - 1 ? failure : { answerStatus: 200, failure: null };
      const request = { url, appKey: null, durationMs: outcome.failure === "timeout" ? 5000 : 120 + index };
      return { callbackCode: code, sentAt, signature, nextSignature: null, ...request, ...outcome };
    });
    attempts.push(...sent);
    callbacks.push({
      ...{ code, merchantId: bill.merchantId, applicationCode: bill.applicationCode, reference: bill.code },
      event: "collection",
      ...{ url, payload, status: bill.noticeStatus, createdAt },
      deliveredAt: hasFailed ? null : (sent.at(-1)?.sentAt ?? null),
      lastFailure: hasFailed ? failureClass(failure) : null,
      nextAttemptAt: null,
    });
  }
  return { callbacks, attempts };
}
