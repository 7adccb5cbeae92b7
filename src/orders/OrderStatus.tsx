import { useTranslation } from "react-i18next";
import { type PayStatus, payStatus } from "#contracts/orders/order.ts";
import { isKnown, type Unforeseen } from "#contracts/reader/unforeseen.ts";
import { shownWord } from "#src/ui/format/shown-word.ts";
import { Tag, type Tone } from "#src/ui/page/Tag.tsx";

const TONES: Record<PayStatus, Tone> = {
  pending: "accent",
  waiting: "warning",
  paid: "success",
  cancelled: "neutral",
  failed: "danger",
};

/** The pay status of an order (4.4). */
export function OrderStatus({ status }: { status: PayStatus | Unforeseen }) {
  const { t } = useTranslation("orders");
  return (
    <Tag tone={isKnown(payStatus, status) ? TONES[status] : "neutral"}>
      {shownWord(payStatus, status, (known) => t(`status.${known}`))}
    </Tag>
  );
}
