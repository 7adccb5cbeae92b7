import { useTranslation } from "react-i18next";
import type { Bill } from "#contracts/bills/list-bills.ts";
import { ReceiptAddress } from "#src/records/receipt/ReceiptAddress.tsx";
import { ReceiptDialog } from "#src/records/receipt/ReceiptDialog.tsx";
import type { ReceiptViewProps } from "#src/records/record/record-view.ts";
import { useMerchant } from "#src/services/use-merchant.ts";
import { DateFact, Fact } from "#src/ui/facts/Fact.tsx";

/** The receipt of a confirmed application bill (2.28), which a customer paid. */
export function BillReceipt({ record: bill, onClose }: ReceiptViewProps<Bill>) {
  const { t } = useTranslation(["bills", "receipt"]);
  const merchant = useMerchant();
  return (
    <ReceiptDialog
      code={bill.code}
      amount={bill.amount}
      currency={bill.currency}
      transactions={[bill]}
      onClose={onClose}
    >
      <Fact label={t("receipt:receivedBy")}>{merchant}</Fact>
      <Fact label={t("application")}>{bill.applicationName}</Fact>
      {bill.userId && <Fact label={t("bill.userId")}>{bill.userId}</Fact>}
      <DateFact label={t("paidAt")} instant={bill.paidAt} />
      <ReceiptAddress label={t("bill.from")} address={bill.fromAddress} />
      <ReceiptAddress label={t("bill.to")} address={bill.toAddress} />
    </ReceiptDialog>
  );
}
