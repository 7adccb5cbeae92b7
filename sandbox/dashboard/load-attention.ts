import { sql } from "kysely";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import { loadAttention as call } from "#contracts/dashboard/load-attention.call.ts";
import type { AgreedAttentionList as AttentionList } from "#contracts/dashboard/load-attention.ts";
import { attentionOf } from "#contracts/orders/standing.ts";
import { currencyView } from "#sandbox/bills/currency-view.ts";
import { answers } from "#sandbox/http/call.ts";
import { packageInForce } from "#sandbox/orders/subscription.ts";
import { formatMicros, parseMicros } from "#sandbox/orders/usdt.ts";
import type { Database } from "#sandbox/storage/database.ts";

type Item = AttentionList["items"][number];
type Asked = { merchantId: string; now: Date };

const DAY = 24 * 3_600_000;
/** Older items no longer need attention. */
const RECENT = 7 * DAY;
/** So long before its end a package is worth a word. */
const SOON = 14 * DAY;
/** More open orders than these are found in the list of orders. */
const MOST_ORDERS = 5;
/** One callback that is given up has failed more often than this: what fails so often in a row goes on failing. */
const FAILING = 5;
/** More failing receivers than these are found in the list of applications. */
const MOST_RECEIVERS = 5;

const NOTHING = { subject: "", name: null, count: null, amount: null, until: null };

/**
 * What needs the merchant (2.24), the most urgent first: open orders, receivers that go on failing, callbacks of the last
 * week that the merchant's service did not take, a package that ends within two weeks, and currencies switched on that are suspended.
 */
export const loadAttention = answers(call, async ({ db, clock }, _, { merchantId }): Promise<AttentionList> => {
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
    const kind = attentionOf({ payStatus: status, payReason: reason, payment });
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

/** The package in force, unless another of at least its size follows it without a gap. */
async function endingPackage(db: Database, { merchantId, now }: Asked): Promise<Item[]> {
  const present = await packageInForce(db, merchantId, now);
  if (!present || present.expiresAt.getTime() - now.getTime() > SOON) return [];
  const next = await packageInForce(db, merchantId, present.expiresAt);
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
