import { useTranslation } from "react-i18next";
import { type PayReason, type PayStatus, payStatus } from "#contracts/orders/order.ts";
import { isKnown, type UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { Tag, type Tone } from "#src/ui/page/Tag.tsx";

const TONES: Record<PayStatus, Tone> = {
  pending: "accent",
  waiting: "warning",
  paid: "success",
  cancelled: "neutral",
  failed: "danger",
};

/**
 * The pay status of an order (4.4); one that failed for too small an amount is called underpaid (docs/decisions/006).
 * @param props.shortBy the formatted missing amount ("145.62 USDT"), if known.
 */
export function OrderStatus(props: {
  status: PayStatus | UnknownEnumValue;
  reason?: PayReason | UnknownEnumValue | null;
  shortBy?: string | null;
  /** Whether the full amount was seen, but the status has not changed yet. */
  isSeen?: boolean;
}) {
  const { status, reason, shortBy, isSeen } = props;
  const { t } = useTranslation("chain");
  if (shortBy)
    return (
      <Tag tone="warning">{withUntranslated((exact) => t("orderStatus.underpaidBy", { amount: exact(shortBy) }))}</Tag>
    );
  if (isSeen) return <Tag tone="accent">{t("orderStatus.seen")}</Tag>;
  if (status === "failed" && reason === "amountShort") return <Tag tone="warning">{t("orderStatus.underpaid")}</Tag>;
  return (
    <Tag tone={isKnown(payStatus, status) ? TONES[status] : "neutral"}>
      {enumLabel(payStatus, status, (known) => t(`orderStatus.${known}`))}
    </Tag>
  );
}
