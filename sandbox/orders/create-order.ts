import { randomInt } from "node:crypto";
import { type OrderRequest, orderRequest } from "#contracts/orders/create-order.ts";
import { merchantCall } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { changeOwnOrder } from "./changing-order.ts";
import { windowFrom } from "./lifecycle.ts";
import { packageInForce } from "./subscription.ts";
import type { OrderRow } from "./tally.ts";

/** Orders a package (2.25). The same request key again answers the order that it made the first time. */
export const createOrder = merchantCall({
  method: "POST",
  path: "/Order/Create",
  input: orderRequest,
  answer: async (service, request, who) =>
    changeOwnOrder(service, await placeOrder(service, who.merchantId, request), who),
});

/** Places an order and gives its code. @throws Refused when the package is not on sale for that term. */
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
    await transaction
      .insertInto("orders")
      .values({
        code: makeOrderCode(now),
        merchantId,
        requestKey,
        packageId,
        termMonths,
        amount: term.amount,
        network,
        ...(await kindOfOrder(transaction, merchantId, packageId, now)),
        status: "pending",
        reason: null,
        createdAt: now,
        expiresAt: windowFrom(now, service.settings.paymentWindowSeconds),
        paidAt: null,
      })
      .onConflict((conflict) => conflict.constraint("orders_request_key").doNothing())
      .execute();
    const { code } = await transaction
      .selectFrom("orders")
      .select("code")
      .where("merchantId", "=", merchantId)
      .where("requestKey", "=", requestKey)
      .executeTakeFirstOrThrow();
    return code;
  });
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

/** An order's number: its day in UTC and eight digits that cannot be guessed. */
function makeOrderCode(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll("-", "");
  return `${day}${randomInt(100_000_000).toString().padStart(8, "0")}`;
}
