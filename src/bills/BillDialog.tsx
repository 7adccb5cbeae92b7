import { useTranslation } from "react-i18next";
import type { Bill } from "#contracts/bills/list-bills.ts";
import { BillFacts } from "./BillFacts.tsx";
import { provideBillRecord } from "./provide.ts";
import { RecordDialog } from "./RecordDialog.tsx";

/** One application bill with everything that is known of it (3.8). */
export function BillDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation("bills");
  return (
    <RecordDialog<Bill> title={t("bill.title", { code })} code={code} provide={provideBillRecord} onClose={onClose}>
      {(bill) => <BillFacts bill={bill} />}
    </RecordDialog>
  );
}
