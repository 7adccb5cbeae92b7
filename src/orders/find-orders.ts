import type { OrderSummary } from "#contracts/orders/order.ts";
import { type FinderRules, looksLikeCode } from "#src/records/provide/finder.ts";

/** How the merchant's orders are found: by their code or a part of it (2.26). */
export const ORDER_FINDER: FinderRules<OrderSummary> = {
  couldBe: looksLikeCode,
  filter: (code) => ({ code }),
  entry: ({ code, amount, packageName }, format) => ({
    id: `order ${code}`,
    group: "orders",
    label: code,
    // Where there is no room for both, the amount stays.
    detail: `${format.amount(amount, "USDT")} · ${packageName}`,
    leadsTo: `/order/list?open=${encodeURIComponent(code)}`,
  }),
};
