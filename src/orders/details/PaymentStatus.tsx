import { useTranslation } from "react-i18next";
import type { Order } from "#contracts/orders/order.ts";
import { paymentStateOf } from "#contracts/orders/payment-state.ts";
import { OrderStatus } from "#src/orders/OrderStatus.tsx";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Tag } from "#src/ui/page/Tag.tsx";

/** An order's status with the missing amount, or that the full amount was seen before the status changed (4.4). */
export function PaymentStatus({ order }: { order: Order }) {
  const { t } = useTranslation("chain");
  const format = useFormat();
  const { remaining, token } = order.payment;
  const state = paymentStateOf(order);
  if (state === "covered") return <Tag tone="accent">{t("orderStatus.seen")}</Tag>;
  if (state !== "short") return <OrderStatus order={order} />;
  const amount = format.amount(remaining, token);
  return (
    <Tag tone="warning">{withUntranslated((exact) => t("orderStatus.underpaidBy", { amount: exact(amount) }))}</Tag>
  );
}
