import * as z from "zod/mini";
import { usdtAmount } from "#contracts/orders/usdt-amount.ts";
import { sendTransfer } from "#sandbox/chain/transfers.ts";
import { changeOrder } from "#sandbox/orders/change-order.ts";
import type { OrderRecord } from "#sandbox/orders/order-view.ts";
import { tallyTransfers } from "#sandbox/orders/tally.ts";
import { formatMicros, halfOf } from "#sandbox/orders/usdt.ts";
import type { Service } from "#sandbox/service.ts";

/** How to pay an order, with an amount in USDT other than the default. */
export const payOrder = z.object({
  kind: z.enum(["exact", "short", "over", "late", "wrongNetwork"]),
  amount: z.optional(usdtAmount),
});
/** The same in a form, which sends an empty field for the default amount. */
export const payOrderForm = z.extend(payOrder, { amount: z.optional(z.union([usdtAmount, z.literal("")])) });
type PayOrder = z.output<typeof payOrder>;

/** The default excess of "over", in millionths of USDT. */
const OVERPAYMENT = 5_000_000n;

/** Pays an order in one of these ways; `late` first ends the payment window. @throws Refused */
export async function pay(service: Service, code: string, { kind, amount }: PayOrder): Promise<OrderRecord> {
  if (kind === "late") await endPaymentWindow(service, code);
  const mode = kind === "late" || kind === "wrongNetwork" ? kind : "asRequested";
  return sendTransfer(service, code, mode, (record) => amount || defaultAmount(kind, record));
}

/** Ends an open order's payment window now. @throws Refused */
export async function endPaymentWindow(service: Service, code: string): Promise<OrderRecord> {
  await service.db
    .updateTable("orders")
    .set({ expiresAt: service.clock() })
    .where("code", "=", code)
    .where("status", "not in", ["paid", "cancelled"])
    .where("expiresAt", ">", service.clock())
    .execute();
  return changeOrder(service, code, null);
}

/** The default amount of a way to pay: the rest, half of it, or more. */
export function defaultAmount(kind: PayOrder["kind"], { order, transfers, heights }: OrderRecord): string {
  const { expected, received } = tallyTransfers(order, transfers, heights);
  const rest = expected > received ? expected - received : expected;
  if (kind === "short") return formatMicros(halfOf(rest));
  if (kind === "over") return formatMicros(rest + OVERPAYMENT);
  return formatMicros(rest);
}
