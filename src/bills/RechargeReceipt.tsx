import { useTranslation } from "react-i18next";
import type { RechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import { ReceiptDialog } from "#src/records/receipt/ReceiptDialog.tsx";
import type { ReceiptViewProps } from "#src/records/record/record-view.ts";
import { useMerchant } from "#src/services/use-merchant.ts";
import { AddressGroups } from "#src/ui/chain/AddressGroups.tsx";
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
      {bill.paymentAddress && (
        <Fact label={t("recharge.paymentAddress")}>
          <AddressGroups address={bill.paymentAddress} small />
        </Fact>
      )}
      <Fact label={t("deliveryAddress")}>
        <AddressGroups address={bill.deliveryAddress} small />
      </Fact>
    </ReceiptDialog>
  );
}
