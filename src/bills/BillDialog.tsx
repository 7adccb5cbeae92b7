import { useTranslation } from "react-i18next";
import type { Bill } from "#contracts/bills/list-bills.ts";
import { useProvided } from "#src/services/services.ts";
import { RecordDialog } from "#src/ui/record/RecordDialog.tsx";
import { BillFacts } from "./BillFacts.tsx";
import { provideBillRecord } from "./provide.ts";
import type { RecordDialogProps } from "./record-dialogs.ts";

/** One application bill with everything that is known of it (3.8). */
export function BillDialog({ opened: { about: code }, onClose }: RecordDialogProps) {
  const { t } = useTranslation("bills");
  return (
    <RecordDialog<Bill>
      title={t("bill.title", { code })}
      code={code}
      logic={useProvided(provideBillRecord)}
      onClose={onClose}
    >
      {(bill) => <BillFacts bill={bill} />}
    </RecordDialog>
  );
}
