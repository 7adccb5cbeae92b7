import { useTranslation } from "react-i18next";
import { type Order, orderType, payType } from "#contracts/orders/order.ts";
import { ReceivedTransfers } from "#src/orders/pay/ReceivedTransfers.tsx";
import { useTermText } from "#src/orders/use-term-text.ts";
import { FactSection, RecordSection } from "#src/records/record/RecordSection.tsx";
import { RecordSummary } from "#src/records/record/RecordSummary.tsx";
import type { FactsProps } from "#src/records/record/record-view.ts";
import { useNetworkName } from "#src/ui/chain/use-network-name.ts";
import { Fact } from "#src/ui/facts/Fact.tsx";
import css from "#src/ui/facts/facts.module.css";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Money } from "#src/ui/format/Money.tsx";
import { OrderTimeline } from "./OrderTimeline.tsx";
import { PaymentStatus } from "./PaymentStatus.tsx";

/** The details of an order (3.5). */
export function OrderFacts({ record: order }: FactsProps<Order>) {
  const { t } = useTranslation("orders");
  const term = useTermText();
  const name = useNetworkName();
  const { payment } = order;
  return (
    <>
      <RecordSummary
        lead={<Money amount={order.amount} currency={payment.token} />}
        status={<PaymentStatus order={order} />}
      >
        <dl className={css.facts}>
          <Fact label={t("details.product")}>{order.product}</Fact>
          <Fact label={t("details.term")}>{term(order.termMonths)}</Fact>
        </dl>
      </RecordSummary>
      <OrderTimeline order={order} />
      <FactSection title={t("details.order")}>
        <Fact label={t("details.type")}>
          {enumLabel(orderType, order.type, (known) => t(`details.types.${known}`))}
        </Fact>
        {order.upgradeItem && <Fact label={t("details.upgradeItem")}>{order.upgradeItem}</Fact>}
        <Fact label={t("details.usage")}>{order.usage}</Fact>
        <Fact label={t("details.market")}>{order.market}</Fact>
      </FactSection>
      <RecordSection title={t("details.payment")}>
        <dl className={css.facts}>
          <Fact label={t("details.payType")}>
            {enumLabel(payType, order.payType, (known) => t(`payType.${known}`))}
          </Fact>
          <Fact label={t("details.network")}>{name(payment.network)}</Fact>
        </dl>
        <ReceivedTransfers order={order} />
      </RecordSection>
    </>
  );
}
