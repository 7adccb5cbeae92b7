import type { Service } from "#sandbox/service.ts";
import { changeOrder } from "./changing-order.ts";

/** Brings one merchant's orders, or everybody's, up to the present where their payment window is over. */
export async function settleOverdue(service: Service, merchantId: string | null): Promise<void> {
  const overdue = await service.db
    .selectFrom("orders")
    .select("code")
    .where("status", "in", ["pending", "waiting"])
    .where("expiresAt", "<=", service.clock())
    .$if(merchantId !== null, (query) => query.where("merchantId", "=", merchantId ?? ""))
    .execute();
  for (const { code } of overdue) await changeOrder(service, code, null);
}

/** Brings every order up to the present that something came for, or whose payment window is over. */
export async function settleOpenOrders(service: Service): Promise<void> {
  await settleOverdue(service, null);
  const confirming = await service.db
    .selectFrom("orders")
    .innerJoin("transfers", "transfers.orderCode", "orders.code")
    .select("orders.code")
    .distinct()
    .where("orders.status", "=", "waiting")
    .execute();
  for (const { code } of confirming) await changeOrder(service, code, null);
}
