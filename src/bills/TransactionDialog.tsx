import { useTranslation } from "react-i18next";
import type { TransactionRecord } from "#contracts/bills/list-transactions.ts";
import { useProvided } from "#src/services/services.ts";
import { RecordDialog } from "#src/ui/record/RecordDialog.tsx";
import { provideTransactionRecord } from "./provide.ts";
import type { RecordDialogProps } from "./record-dialogs.ts";
import { TransactionFacts } from "./TransactionFacts.tsx";

/** One transaction record with everything that is known of it (2.31). */
export function TransactionDialog({ opened: { about: code }, onClose }: RecordDialogProps) {
  const { t } = useTranslation("bills");
  return (
    <RecordDialog<TransactionRecord>
      title={t("transaction.title", { code })}
      code={code}
      logic={useProvided(provideTransactionRecord)}
      onClose={onClose}
    >
      {(record) => <TransactionFacts record={record} />}
    </RecordDialog>
  );
}
