import { automaticTransition } from "#contracts/orders/lifecycle.ts";
import { creditDue } from "#contracts/orders/payment-tally.ts";
import { addLedgerEntries } from "#sandbox/ledger/entries.ts";
import { addNotices, type NewNotice } from "#sandbox/messages/notices.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { type Now, type Step, stateOf, stepOf } from "./lifecycle.ts";
import type { OrderRecord } from "./order-view.ts";
import { startPackage } from "./subscription.ts";
import { tallyTransfers } from "./tally.ts";
import { formatMicros, parseMicros } from "./usdt.ts";

/** Brings a locked order up to date; see `settleAll`. */
export async function settle(transaction: Database, record: OrderRecord, now: Now): Promise<OrderRecord> {
  const [settled] = await settleAll(transaction, [record], now);
  return settled ?? record;
}

/**
 * Brings locked orders up to date with the time and the chain, with all consequences: a paid order starts its package,
 * and excess payments are credited to the balance. Idempotent. The number of statements does not depend on the number
 * of orders, except for paid ones.
 */
export async function settleAll(
  transaction: Database,
  records: readonly OrderRecord[],
  now: Now,
): Promise<OrderRecord[]> {
  const moves = records.map((record) => ({ record, step: mergedSteps(record, now) }));
  for (const alike of Map.groupBy(moves, ({ step }) => JSON.stringify(step)).values()) {
    const step = alike[0]?.step ?? {};
    if (Object.keys(step).length > 0) await writeStep(transaction, codesOf(alike.map(({ record }) => record)), step);
  }
  const settled = moves.map(({ record, step }) => withStep(record, step));
  const paid = moves.filter(({ step }) => step.status === "paid").map(({ record }) => record.order);
  // Locks merchants in a fixed order, so that concurrent settlements cannot deadlock.
  paid.sort((one, other) => (one.merchantId < other.merchantId ? -1 : 1));
  for (const order of paid) await startPackage(transaction, order, now.now);
  await creditDifferences(transaction, settled, now.now);
  const ended = settled.filter((_, index) => isPaidOrFailed(moves[index]?.step));
  await addNotices(
    transaction,
    ended.map((record) => noticeOf(record, now.now)),
  );
  return settled;
}

function isPaidOrFailed(step: Step | undefined): boolean {
  return step?.status === "paid" || step?.status === "failed";
}

/** The notice for an order that was paid or failed. */
function noticeOf({ order, package: bought }: OrderRecord, at: Date): NewNotice {
  const { merchantId, code, status } = order;
  const kind = status === "paid" ? "orderPaid" : "orderFailed";
  return { merchantId, kind, subject: code, at, values: { code, package: bought.name } };
}

/** Writes one step of a locked order. */
export async function takeStep(transaction: Database, record: OrderRecord, step: Step): Promise<OrderRecord> {
  await writeStep(transaction, codesOf([record]), step);
  return withStep(record, step);
}

/** All automatic steps of an order, merged into one; empty if there are none. */
function mergedSteps(record: OrderRecord, now: Now): Step {
  const { order, transfers, heights } = record;
  const transition = automaticTransition(stateOf(order, now), tallyTransfers(order, transfers, heights));
  if (!transition) return {};
  const step = stepOf(order, transition, now);
  return { ...step, ...mergedSteps(withStep(record, step), now) };
}

function withStep(record: OrderRecord, step: Step): OrderRecord {
  return { ...record, order: { ...record.order, ...step } };
}

async function writeStep(transaction: Database, codes: readonly string[], step: Step): Promise<void> {
  await transaction.updateTable("orders").set(step).where("code", "in", codes).execute();
}

/** Credits amounts due to the merchants' balances that were not credited yet. */
async function creditDifferences(transaction: Database, records: readonly OrderRecord[], now: Date): Promise<void> {
  const due = records.map((record) => ({ record, due: creditDueOf(record) })).filter((one) => one.due > 0n);
  if (due.length === 0) return;
  const credited = await transaction
    .selectFrom("ledger")
    .select(({ fn }) => ["reference", fn.sum<string>("amount").as("amount")])
    .where("kind", "=", "orderCredit")
    .where("reference", "in", codesOf(due.map(({ record }) => record)))
    .groupBy("reference")
    .execute();
  const before = new Map(credited.map(({ reference, amount }) => [reference, parseMicros(amount)]));
  const missing = due.flatMap(({ record: { order }, due }) => {
    const amount = due - (before.get(order.code) ?? 0n);
    if (amount <= 0n) return [];
    const { merchantId, code: reference } = order;
    const kind = "orderCredit" as const;
    return [{ merchantId, kind, network: null, amount: formatMicros(amount), reference, enteredAt: now }];
  });
  await addLedgerEntries(transaction, missing);
}

function creditDueOf({ order, transfers, heights }: OrderRecord): bigint {
  return creditDue(order.status, tallyTransfers(order, transfers, heights));
}

function codesOf(records: readonly OrderRecord[]): string[] {
  return records.map(({ order }) => order.code);
}
