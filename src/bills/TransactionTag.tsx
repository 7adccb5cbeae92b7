import { useTranslation } from "react-i18next";
import {
  type TransactionRecord,
  type TransactionStatus,
  transactionStatus,
} from "#contracts/bills/list-transactions.ts";
import { isKnown } from "#contracts/reader/unknown-enum-value.ts";
import { confirmationsOf } from "#src/ui/chain/confirmations.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Tag, type Tone } from "#src/ui/page/Tag.tsx";

const TONES: Record<TransactionStatus, Tone> = { confirming: "warning", confirmed: "success", dropped: "danger" };

/** A transaction's status; while confirming with its confirmations as n of m, if the service counts them. */
export function TransactionTag({ record }: { record: TransactionRecord }) {
  const { t } = useTranslation("bills");
  const format = useFormat();
  const { status } = record;
  const counted = status === "confirming" && confirmationsOf(record);
  return (
    <Tag tone={isKnown(transactionStatus, status) ? TONES[status] : "neutral"}>
      {counted
        ? t("transaction.confirmingSoFar", {
            seen: format.integer(counted.seen),
            required: format.integer(counted.required),
          })
        : enumLabel(transactionStatus, status, (known) => t(`transaction.${known}`))}
    </Tag>
  );
}
