import { useTranslation } from "react-i18next";
import type { Order } from "#contracts/orders/order.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { isZero } from "./amounts.ts";

/** What happens to money that the order did not need; nothing while there is none. */
export function Difference({ order: { payment } }: { order: Order }) {
  const { t } = useTranslation("orders");
  const format = useFormat();
  const { excess, excessHandling, token } = payment;
  if (isZero(excess) || !excessHandling) return null;
  return t(`pay.excessHandling.${excessHandling}`, { amount: format.amount(excess, token) });
}
