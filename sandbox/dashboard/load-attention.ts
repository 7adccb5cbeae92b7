import { sql } from "kysely";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import { loadAttention as call } from "#contracts/dashboard/load-attention.call.ts";
import type { AgreedAttentionList as AttentionList } from "#contracts/dashboard/load-attention.ts";
import { attentionKindOf } from "#contracts/orders/payment-state.ts";
import { currencyView } from "#sandbox/bills/currency-view.ts";
import { implement } from "#sandbox/http/call.ts";
import { activePackage } from "#sandbox/orders/subscription.ts";
import { formatMicros, parseMicros } from "#sandbox/orders/usdt.ts";
import type { Database } from "#sandbox/storage/database.ts";

type Item = AttentionList["items"][number];
type Asked = { merchantId: string; now: Date };

const DAY = 24 * 3_600_000;
/** Older items no longer need attention. */
const RECENT = 7 * DAY;
/** Packages that end within this time are listed. */
const SOON = 14 * DAY;
/** The list of orders shows the rest. */
const MOST_ORDERS = 5;
/** Failures in a row from which a receiver counts as failing. */
const FAILING = 5;
/** The list of applications shows the rest. */
const MOST_RECEIVERS = 5;

const NOTHING = { subject: "", name: null, count: null, amount: null, until: null };

/**
 * The items for the merchant's attention (2.24), most urgent first: open orders, failing receivers, failed callbacks of the
 * last week, a package that ends within two weeks, and enabled currencies that are suspended.
 */
export const loadAttention = implement(call, async ({ db, clock }, _, { merchantId }): Promise<AttentionList> => {
  const asked = { merchantId, now: clock() };
  const items = [
    ...(await openOrders(db, asked)),
    ...(await failingReceivers(db, asked)),
    ...(await failedCallbacks(db, asked)),
    ...(await endingPackage(db, asked)),
    ...(await suspendedCurrencies(db, asked)),
  ];
  return { items, total: items.length };
});

/** Orders that may be paid. */
async function openOrders(db: Database, { merchantId, now }: Asked): Promise<Item[]> {
  const orders = await db
    .selectFrom("orders")
    .select(({ selectFrom, ref }) => [
      "code",
      "amount",
      "status",
      "reason",
      "expiresAt",
      selectFrom("transfers")
        .select(sql<string>`coalesce(sum(amount), 0)`.as("received"))
        .where("orderCode", "=", ref("orders.code"))
        .where("kind", "=", "onTime")
        .where("dropped", "=", false)
        .as("received"),
    ])
    .where("merchantId", "=", merchantId)
    .where("createdAt", ">", new Date(now.getTime() - RECENT))
    .where(({ or, and, eb }) =>
      or([and([eb("status", "=", "pending"), eb("expiresAt", ">", now)]), eb("status", "=", "failed")]),
    )
    .orderBy("expiresAt")
    .orderBy("code")
    .limit(MOST_ORDERS)
    .execute();
  return orders.flatMap(({ code, amount: expected, status, reason, expiresAt, received }) => {
    const remaining = formatMicros(parseMicros(expected) - parseMicros(received ?? "0"));
    const payment = { expected, received, remaining };
    const kind = attentionKindOf({ payStatus: status, payReason: reason, payment });
    if (kind === null) return [];
    const until = expiresAt > now ? expiresAt.toISOString() : null;
    return { ...NOTHING, kind, subject: code, amount: remaining, until };
  });
}

/** Applications whose last attempts all failed, within the last week. */
async function failingReceivers(db: Database, { merchantId, now }: Asked): Promise<Item[]> {
  const failing = await db
    .selectFrom("applicationHealth")
    .innerJoin("applications", "applications.code", "applicationHealth.applicationCode")
    .innerJoin("callbackAttempts", "callbackAttempts.id", "applicationHealth.lastAttemptId")
    .select(["applications.code", "applications.name", "failuresSinceDelivery"])
    .where("applications.merchantId", "=", merchantId)
    .where("failuresSinceDelivery", ">=", FAILING)
    .where("callbackAttempts.sentAt", ">", new Date(now.getTime() - RECENT))
    .orderBy("failuresSinceDelivery", "desc")
    .orderBy("applications.code")
    .limit(MOST_RECEIVERS)
    .execute();
  return failing.map(({ code, name, failuresSinceDelivery }) => ({
    ...{ ...NOTHING, kind: "receiverFailing" as const, subject: code, name, count: failuresSinceDelivery },
  }));
}

async function failedCallbacks(db: Database, { merchantId, now }: Asked): Promise<Item[]> {
  const { count } = await db
    .selectFrom("callbacks")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("merchantId", "=", merchantId)
    .where("status", "=", "failed")
    .where("event", "<>", "test")
    .where("createdAt", ">", new Date(now.getTime() - RECENT))
    .executeTakeFirstOrThrow();
  return count > 0 ? [{ ...NOTHING, kind: "callbacksFailed", count }] : [];
}

/** The active package, unless one of at least its size follows without a gap. */
async function endingPackage(db: Database, { merchantId, now }: Asked): Promise<Item[]> {
  const present = await activePackage(db, merchantId, now);
  if (!present || present.expiresAt.getTime() - now.getTime() > SOON) return [];
  const next = await activePackage(db, merchantId, present.expiresAt);
  if (next && next.rank >= present.rank) return [];
  return [{ ...NOTHING, kind: "packageEnding", subject: present.name, until: present.expiresAt.toISOString() }];
}

async function suspendedCurrencies(db: Database, { merchantId }: Asked): Promise<Item[]> {
  const suspended = await db
    .selectFrom("merchantCurrencies")
    .innerJoin("currencies", "currencies.id", "merchantCurrencies.currencyId")
    .select(["currencies.symbol", "currencies.type", "currencies.network"])
    .where("merchantCurrencies.merchantId", "=", merchantId)
    .where("currencies.status", "=", "suspended")
    .orderBy("currencies.rank")
    .execute();
  return suspended.map((currency) => {
    const { currency: symbol, tokenProtocol } = currencyView(currency);
    const subject = paymentCurrency({ currency: symbol, tokenProtocol: tokenProtocol ?? "" });
    return { ...NOTHING, kind: "currencySuspended", subject };
  });
}
