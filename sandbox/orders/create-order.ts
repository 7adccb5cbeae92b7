import { createOrder as call } from "#contracts/orders/create-order.call.ts";
import type { OrderRequest } from "#contracts/orders/create-order.ts";
import { limitAttempts } from "#sandbox/account/rate-limits.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { dayDigits, withUniqueCode } from "#sandbox/storage/unique-code.ts";
import { changeOwnOrder } from "./change-order.ts";
import { windowEnd } from "./lifecycle.ts";
import { activePackage } from "./subscription.ts";
import type { OrderRow } from "./tally.ts";

const HOUR = 60 * 60 * 1000;

/** Orders a package (2.25). Repeating the request key answers the order that was placed first. */
export const createOrder = implement(call, async (service, request, who) =>
  changeOwnOrder(service, await placeOrder(service, who.merchantId, request), who),
);

/**
 * Places an order. @returns its code: the date in UTC and eight random digits, which cannot be guessed.
 * @throws Refused when the package is not on sale for that term, or the request key was used for a different order.
 */
export async function placeOrder(service: Service, merchantId: string, request: OrderRequest): Promise<string> {
  return service.db.transaction().execute(async (transaction) => {
    const { packageId, termMonths, network, requestKey } = request;
    const now = service.clock();
    const term = await transaction
      .selectFrom("packageTerms")
      .select("amount")
      .where("packageId", "=", packageId)
      .where("months", "=", termMonths)
      .executeTakeFirst();
    if (!term) throw new Refused("packageUnavailable");
    // Serializes a merchant's requests, so that a repeated one creates no second order and concurrent ones cannot
    // exceed the limit.
    await transaction.selectFrom("merchants").select("id").where("id", "=", merchantId).forNoKeyUpdate().execute();
    const before = await findOrderByRequestKey(transaction, merchantId, request);
    if (before) return before;
    const { openOrders } = service.settings;
    // Also limits orders that are placed and cancelled in turn.
    await limitAttempts(transaction, { kind: "orders", most: 5 * openOrders, period: HOUR }, merchantId, now);
    await checkOpenOrderLimit(transaction, merchantId, { now, most: openOrders });
    const kind = await orderType(transaction, merchantId, packageId, now);
    return withUniqueCode(async (digits) => {
      const code = `${dayDigits(now)}${digits(8)}`;
      const placed = await transaction
        .insertInto("orders")
        .values({
          ...{ code, merchantId, requestKey, packageId, termMonths, network, ...kind },
          amount: term.amount,
          status: "pending",
          reason: null,
          createdAt: now,
          expiresAt: windowEnd(now, service.settings.paymentWindowSeconds),
          paidAt: null,
        })
        // The code may be taken, or the request key used.
        .onConflict((conflict) => conflict.doNothing())
        .returning("code")
        .executeTakeFirst();
      return placed?.code ?? (await findOrderByRequestKey(transaction, merchantId, request));
    });
  });
}

/** @throws Refused when the merchant has the maximum number of unpaid orders. */
async function checkOpenOrderLimit(
  transaction: Database,
  merchantId: string,
  { now, most }: { now: Date; most: number },
): Promise<void> {
  const open = await transaction
    .selectFrom("orders")
    .select("code")
    .where("merchantId", "=", merchantId)
    .where("status", "in", ["pending", "waiting"])
    .where("expiresAt", ">", now)
    .limit(most)
    .execute();
  if (open.length >= most) throw new Refused("tooManyOpenOrders");
}

/**
 * The order that was placed with this request key, if any.
 * @throws Refused when it was a different order.
 */
async function findOrderByRequestKey(
  transaction: Database,
  merchantId: string,
  { requestKey, packageId, termMonths, network }: OrderRequest,
): Promise<string | undefined> {
  const order = await transaction
    .selectFrom("orders")
    .select(["code", "packageId", "termMonths", "network"])
    .where("merchantId", "=", merchantId)
    .where("requestKey", "=", requestKey)
    .executeTakeFirst();
  if (!order) return undefined;
  const isSame = order.packageId === packageId && order.termMonths === termMonths && order.network === network;
  if (!isSame) throw new Refused("requestKeyUsed");
  return order.code;
}

async function orderType(
  transaction: Database,
  merchantId: string,
  packageId: string,
  now: Date,
): Promise<Pick<OrderRow, "type" | "upgradeItem">> {
  const present = await activePackage(transaction, merchantId, now);
  if (present?.id === packageId) return { type: "renewal", upgradeItem: null };
  const wanted = await transaction
    .selectFrom("packages")
    .select(["name", "rank"])
    .where("id", "=", packageId)
    .executeTakeFirstOrThrow();
  if (!present || present.rank > wanted.rank) return { type: "new", upgradeItem: null };
  return { type: "upgrade", upgradeItem: `${present.name} → ${wanted.name}` };
}
