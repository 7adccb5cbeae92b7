import { createOrder as call } from "#contracts/orders/create-order.call.ts";
import type { OrderRequest } from "#contracts/orders/create-order.ts";
import { limitAttempts } from "#sandbox/account/rate-limits.ts";
import { answers } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { dayDigits, withFreshCode } from "#sandbox/storage/fresh-code.ts";
import { changeOwnOrder } from "./changing-order.ts";
import { windowFrom } from "./lifecycle.ts";
import { packageInForce } from "./subscription.ts";
import type { OrderRow } from "./tally.ts";

const HOUR = 60 * 60 * 1000;

/** Orders a package (2.25). The same request key again answers the order that it made the first time. */
export const createOrder = answers(call, async (service, request, who) =>
  changeOwnOrder(service, await placeOrder(service, who.merchantId, request), who),
);

/**
 * Places an order and gives its code: its day in UTC, and eight digits that cannot be guessed.
 * @throws Refused when the package is not on sale for that term, or the request key was used for something else.
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
    // One at a time for each merchant: the same request twice at once must not be two, nor several pass the limit together.
    await transaction.selectFrom("merchants").select("id").where("id", "=", merchantId).forNoKeyUpdate().execute();
    const before = await placedBefore(transaction, merchantId, request);
    if (before) return before;
    const { openOrders } = service.settings;
    // So that orders made and cancelled in a row have an end as well.
    await limitAttempts(transaction, { kind: "orders", most: 5 * openOrders, period: HOUR }, merchantId, now);
    await refuseBeyondLimit(transaction, merchantId, { now, most: openOrders });
    const kind = await kindOfOrder(transaction, merchantId, packageId, now);
    return withFreshCode(async (digits) => {
      const code = `${dayDigits(now)}${digits(8)}`;
      const placed = await transaction
        .insertInto("orders")
        .values({
          ...{ code, merchantId, requestKey, packageId, termMonths, network, ...kind },
          amount: term.amount,
          status: "pending",
          reason: null,
          createdAt: now,
          expiresAt: windowFrom(now, service.settings.paymentWindowSeconds),
          paidAt: null,
        })
        // The code may be taken, or the request key used.
        .onConflict((conflict) => conflict.doNothing())
        .returning("code")
        .executeTakeFirst();
      return placed?.code ?? (await placedBefore(transaction, merchantId, request));
    });
  });
}

/** @throws Refused when the merchant has as many orders waiting for money as one may have. */
async function refuseBeyondLimit(
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

/** The order that a request key made; undefined when it made none. @throws Refused when it asked for something else. */
async function placedBefore(
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

async function kindOfOrder(
  transaction: Database,
  merchantId: string,
  packageId: string,
  now: Date,
): Promise<Pick<OrderRow, "type" | "upgradeItem">> {
  const present = await packageInForce(transaction, merchantId, now);
  if (present?.id === packageId) return { type: "renewal", upgradeItem: null };
  const wanted = await transaction
    .selectFrom("packages")
    .select(["name", "rank"])
    .where("id", "=", packageId)
    .executeTakeFirstOrThrow();
  if (!present || present.rank > wanted.rank) return { type: "new", upgradeItem: null };
  return { type: "upgrade", upgradeItem: `${present.name} → ${wanted.name}` };
}
