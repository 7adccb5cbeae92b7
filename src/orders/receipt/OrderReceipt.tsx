import { useTranslation } from "react-i18next";
import { type Order, payType } from "#contracts/orders/order.ts";
import { isZero } from "#contracts/reader/decimal.ts";
import { useTermText } from "#src/orders/use-term-text.ts";
import { ReceiptDialog } from "#src/records/receipt/ReceiptDialog.tsx";
import type { ReceiptViewProps } from "#src/records/record/record-view.ts";
import { useMerchant } from "#src/services/use-merchant.ts";
import { DateFact, Fact } from "#src/ui/facts/Fact.tsx";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Money } from "#src/ui/format/Money.tsx";

/** The receipt of a paid order (2.26). */
export function OrderReceipt({ record: order, onClose }: ReceiptViewProps<Order>) {
  const { t } = useTranslation(["orders", "receipt"]);
  const term = useTermText();
  const merchant = useMerchant();
  const { amount, payment } = order;
  const { received, excess, token } = payment;
  // A transfer that the chain dropped has no confirmations.
  const counted = payment.transfers.filter(({ kind, confirmations }) => kind === "onTime" && confirmations !== 0);
  return (
    <ReceiptDialog code={order.code} amount={amount} currency={token} transactions={counted} onClose={onClose}>
      <Fact label={t("receipt:paidBy")}>{merchant}</Fact>
      <Fact label={t("details.product")}>{order.product}</Fact>
      <Fact label={t("details.term")}>{term(order.termMonths)}</Fact>
      <DateFact label={t("details.created")} instant={order.createdAt} />
      <DateFact label={t("details.paid")} instant={order.paidAt} />
      {/* If it exceeds the price; otherwise the listed transactions show it. */}
      {received !== null && !isZero(excess ?? "0") && (
        <Fact label={t("pay.received")}>
          <Money amount={received} currency={token} />
        </Fact>
      )}
      <Fact label={t("details.payType")}>{enumLabel(payType, order.payType, (known) => t(`payType.${known}`))}</Fact>
    </ReceiptDialog>
  );
}
