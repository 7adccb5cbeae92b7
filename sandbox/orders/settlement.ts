import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { creditDue } from "#contracts/orders/payment-tally.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { type Now, type Step, stepByItself } from "./lifecycle.ts";
import type { OrderRecord } from "./order-view.ts";
import { startPackage } from "./subscription.ts";
import { tallyOf } from "./tally.ts";
import { toAmount, toMicros } from "./usdt.ts";

/**
 * Takes a locked order as far as time and the chain allow, with everything that belongs to it: a paid order starts its
 * package, and money that serves no order goes to the balance. Doing it again changes nothing.
 */
export async function settle(transaction: Database, record: OrderRecord, now: Now): Promise<OrderRecord> {
  let settled = record;
  for (let step = nextStep(settled, now); step; step = nextStep(settled, now)) {
    settled = await takeStep(transaction, settled, step);
    if (step.status === "paid") await startPackage(transaction, settled.order, now.now);
  }
  await creditDifference(transaction, settled, now.now);
  return settled;
}

/** Writes one step of a locked order. */
export async function takeStep(transaction: Database, record: OrderRecord, step: Step): Promise<OrderRecord> {
  await transaction.updateTable("orders").set(step).where("code", "=", record.order.code).execute();
  return { ...record, order: { ...record.order, ...step } };
}

function nextStep({ order, transfers, heights }: OrderRecord, now: Now): Step | null {
  return stepByItself(order, tallyOf(order, transfers, heights), now);
}

async function creditDifference(
  transaction: Database,
  { order, transfers, heights }: OrderRecord,
  now: Date,
): Promise<void> {
  const due = creditDue(order.status, tallyOf(order, transfers, heights));
  if (due === 0n) return;
  const { credited } = await transaction
    .selectFrom("credits")
    .select(sql<string>`coalesce(sum(amount), 0)`.as("credited"))
    .where("orderCode", "=", order.code)
    .executeTakeFirstOrThrow();
  const missing = due - toMicros(credited);
  if (missing <= 0n) return;
  const { merchantId, code: orderCode } = order;
  await transaction
    .insertInto("credits")
    .values({ id: randomUUID(), merchantId, amount: toAmount(missing), orderCode, createdAt: now })
    .execute();
}
