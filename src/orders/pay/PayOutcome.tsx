import { CrossCircleIcon } from "@blueprintjs/icons/lib/esm/generated/components/cross-circle";
import { DisableIcon } from "@blueprintjs/icons/lib/esm/generated/components/disable";
import { InfoSignIcon } from "@blueprintjs/icons/lib/esm/generated/components/info-sign";
import { TickCircleIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick-circle";
import { TimeIcon } from "@blueprintjs/icons/lib/esm/generated/components/time";
import { WarningSignIcon } from "@blueprintjs/icons/lib/esm/generated/components/warning-sign";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Order, payReason } from "#contracts/orders/order.ts";
import { isWaitingForRest, paymentStateOf } from "#contracts/orders/payment-state.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import type { Tone } from "#src/ui/page/Tag.tsx";
import css from "./pay.module.css";
import { SupportLink } from "./SupportLink.tsx";

/** The payment's outcome with its reason; nothing while it is only due. */
export function PayOutcome({ order }: { order: Order }) {
  const { t } = useTranslation(["orders", "chain"]);
  const format = useFormat();
  const reason = order.payReason && enumLabel(payReason, order.payReason, (known) => t(`reason.${known}`));
  const standing = paymentStateOf(order);
  const { remaining, token } = order.payment;
  const underpaid =
    (standing === "short" || isWaitingForRest(order)) &&
    withUntranslated((exact) => t("chain:orderStatus.underpaidBy", { amount: exact(format.amount(remaining, token)) }));
  if (standing === "covered") {
    return (
      <Outcome tone="accent" icon={<TimeIcon size={22} />} title={t("pay.coveredTitle")}>
        <p>{t("pay.coveredText")}</p>
      </Outcome>
    );
  }
  switch (order.payStatus) {
    case "pending":
      return (
        underpaid && (
          <Outcome tone="warning" icon={<WarningSignIcon size={22} />} title={underpaid}>
            <p>{t("pay.failedShort")}</p>
          </Outcome>
        )
      );
    case "waiting":
      return underpaid ? (
        <Outcome tone="warning" icon={<WarningSignIcon size={22} />} title={underpaid}>
          <p>{t("pay.waitingShort")}</p>
        </Outcome>
      ) : (
        <Outcome tone="accent" icon={<TimeIcon size={22} />} title={t("pay.waitingTitle")}>
          <p>{t("pay.waitingText")}</p>
        </Outcome>
      );
    case "paid":
      return (
        <Outcome tone="success" icon={<TickCircleIcon size={22} />} title={t("pay.paidTitle")}>
          <p>{t("pay.paidText", { package: order.packageName })}</p>
          {order.paidAt && <p className="muted">{t("pay.paidAt", { time: format.dateTime(order.paidAt) })}</p>}
        </Outcome>
      );
    case "cancelled":
      return (
        <Outcome tone="neutral" icon={<DisableIcon size={22} />} title={t("pay.cancelledTitle")}>
          {reason && <p>{reason}</p>}
        </Outcome>
      );
    case "failed":
      return (
        <Outcome
          tone={underpaid ? "warning" : "danger"}
          icon={underpaid ? <WarningSignIcon size={22} /> : <CrossCircleIcon size={22} />}
          title={underpaid || t("pay.failedTitle")}
        >
          {reason && <p>{reason}</p>}
          <p>{t(order.payReason === "confirmationRefused" ? "pay.failedRefused" : "pay.failedShort")}</p>
        </Outcome>
      );
    default:
      return (
        <Outcome
          tone="neutral"
          icon={<InfoSignIcon size={22} />}
          title={t("pay.unforeseenTitle", { status: order.payStatus || "–" })}
        >
          <p>
            {t("pay.unforeseenText")} <SupportLink code={order.code} />
          </p>
        </Outcome>
      );
  }
}

function Outcome(props: { tone: Tone; icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <div className={`${css.outcome} tone-${props.tone}`}>
      <span aria-hidden="true">{props.icon}</span>
      <div>
        <h3>{props.title}</h3>
        {props.children}
      </div>
    </div>
  );
}
