import { useTranslation } from "react-i18next";
import type { RechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import { ReceiptAddress } from "#src/records/receipt/ReceiptAddress.tsx";
import { ReceiptDialog } from "#src/records/receipt/ReceiptDialog.tsx";
import type { ReceiptViewProps } from "#src/records/record/record-view.ts";
import { useMerchant } from "#src/services/use-merchant.ts";
import { DateFact, Fact } from "#src/ui/facts/Fact.tsx";

/** The receipt of a recharge, which the merchant paid (2.29). */
export function RechargeReceipt({ record: bill, onClose }: ReceiptViewProps<RechargeBill>) {
  const { t } = useTranslation(["bills", "receipt"]);
  const merchant = useMerchant();
  return (
    <ReceiptDialog
      code={bill.number}
      amount={bill.amount}
      currency={bill.currency}
      transactions={[bill]}
      onClose={onClose}
    >
      <Fact label={t("receipt:receivedBy")}>{merchant}</Fact>
      <DateFact label={t("paidAt")} instant={bill.paidAt} />
      <ReceiptAddress label={t("recharge.paymentAddress")} address={bill.paymentAddress} />
      <ReceiptAddress label={t("deliveryAddress")} address={bill.deliveryAddress} />
    </ReceiptDialog>
  );
}
