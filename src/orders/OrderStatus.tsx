import { useTranslation } from "react-i18next";
import { type Order, type PayStatus, payStatus } from "#contracts/orders/order.ts";
import { isUnderpaid } from "#contracts/orders/payment-state.ts";
import { isKnown } from "#contracts/reader/unknown-enum-value.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Tag, type Tone } from "#src/ui/page/Tag.tsx";

const TONES: Record<PayStatus, Tone> = {
  pending: "accent",
  waiting: "warning",
  paid: "success",
  cancelled: "neutral",
  failed: "danger",
};

/** The pay status of an order (4.4); one that failed for too small an amount is called underpaid (docs/decisions/006). */
export function OrderStatus({ order }: { order: Pick<Order, "payStatus" | "payReason"> }) {
  const { t } = useTranslation("chain");
  if (isUnderpaid(order)) return <Tag tone="warning">{t("orderStatus.underpaid")}</Tag>;
  const { payStatus: status } = order;
  return (
    <Tag tone={isKnown(payStatus, status) ? TONES[status] : "neutral"}>
      {enumLabel(payStatus, status, (known) => t(`orderStatus.${known}`))}
    </Tag>
  );
}
