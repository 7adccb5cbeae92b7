import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Order, payReason } from "#contracts/orders/order.ts";
import { paymentStateOf } from "#contracts/orders/payment-state.ts";
import { OrderStatus } from "#src/orders/OrderStatus.tsx";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Money } from "#src/ui/format/Money.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Timeline } from "#src/ui/timeline/Timeline.tsx";
import { type OrderStep, orderSteps } from "./order-steps.ts";

/** An order's history (3.5, 4.4). */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation(["orders", "list", "shell"]);
  const format = useFormat();
  const { token, remaining } = order.payment;
  const standing = paymentStateOf(order);
  const describe = (step: OrderStep): { title: ReactNode; details?: ReactNode } => {
    switch (step.key) {
      case "created":
        return { title: t("list:story.created") };
      case "seen":
        return {
          title: t("list:story.seen"),
          details: step.transfer.amount && <Money amount={step.transfer.amount} currency={token} />,
        };
      case "confirmed": {
        const counts = { seen: format.integer(step.seen), required: format.integer(step.required) };
        return { title: t("shell:word.ofConfirmations", counts) };
      }
      case "status":
        return {
          title: (
            <OrderStatus
              status={order.payStatus}
              reason={order.payReason}
              shortBy={standing === "short" ? format.amount(remaining, token) : null}
              isSeen={standing === "covered"}
            />
          ),
          details: order.payReason && enumLabel(payReason, order.payReason, (known) => t(`reason.${known}`)),
        };
    }
  };
  const steps = orderSteps(order).map((step, index) => ({ ...step, ...describe(step), key: `${step.key} ${index}` }));
  return <Timeline label={t("list:story.label")} steps={steps} />;
}
