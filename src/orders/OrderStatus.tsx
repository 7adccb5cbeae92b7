import { useTranslation } from "react-i18next";
import type { PayStatus } from "#contracts/orders/order.ts";
import { Tag, type Tone } from "#src/ui/page/Tag.tsx";

const TONES: Record<PayStatus, Tone> = {
  pending: "accent",
  waiting: "warning",
  paid: "success",
  cancelled: "neutral",
  failed: "danger",
};

/** The pay status of an order (4.4). */
export function OrderStatus({ status }: { status: PayStatus }) {
  const { t } = useTranslation("orders");
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}
