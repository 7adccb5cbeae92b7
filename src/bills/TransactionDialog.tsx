import { useTranslation } from "react-i18next";
import type { TransactionRecord } from "#contracts/bills/list-transactions.ts";
import { provideTransactionRecord } from "./provide.ts";
import { RecordDialog } from "./RecordDialog.tsx";
import { TransactionFacts } from "./TransactionFacts.tsx";

/** One transaction record with everything that is known of it (2.31). */
export function TransactionDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation("bills");
  return (
    <RecordDialog<TransactionRecord>
      title={t("transaction.title", { code })}
      code={code}
      provide={provideTransactionRecord}
      onClose={onClose}
    >
      {(record) => <TransactionFacts record={record} />}
    </RecordDialog>
  );
}
