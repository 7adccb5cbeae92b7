import { changeOrder } from "#sandbox/orders/change-order.ts";
import type { OrderRecord } from "#sandbox/orders/order-view.ts";
import type { Service } from "#sandbox/service.ts";

/** An order with its merchant's email. */
export type TesterOrder = OrderRecord & { email: string };

const OPEN_LIMIT = 30;
const CLOSED_LIMIT = 10;
const CLOSED_FOR = 60 * 60 * 1000;

/**
 * The orders that a tester can pay, newest first: open ones, and those closed within the hour, which can get late money.
 * All, or those of the merchant with this email.
 */
export async function readTesterOrders(
  service: Service,
  email: string | null,
): Promise<{ open: TesterOrder[]; closed: TesterOrder[] }> {
  const found = service.db
    .selectFrom("orders")
    .innerJoin("merchants", "merchants.id", "orders.merchantId")
    .select(["orders.code", "merchants.email"])
    .orderBy("orders.createdAt", "desc")
    .$if(email !== null, (query) => query.where("merchants.email", "=", (email ?? "").toLowerCase()));
  const open = await found.where("orders.status", "in", ["pending", "waiting", "failed"]).limit(OPEN_LIMIT).execute();
  const closed = await found
    .where("orders.status", "in", ["paid", "cancelled"])
    .where("orders.createdAt", ">", new Date(service.clock().getTime() - CLOSED_FOR))
    .limit(CLOSED_LIMIT)
    .execute();
  const records = await Promise.all(
    [...open, ...closed].map(async (row) => ({ ...(await changeOrder(service, row.code, null)), email: row.email })),
  );
  const isClosed = ({ order }: TesterOrder) => order.status === "paid" || order.status === "cancelled";
  return { open: records.filter((record) => !isClosed(record)), closed: records.filter(isClosed) };
}
