import { useTranslation } from "react-i18next";
import { type TransactionRecord, transactionDirection, transactionKind } from "#contracts/bills/list-transactions.ts";
import { RecordSummary } from "#src/records/record/RecordSummary.tsx";
import type { FactsProps } from "#src/records/record/record-view.ts";
import { confirmationsOf } from "#src/ui/chain/confirmations.ts";
import { Fact } from "#src/ui/facts/Fact.tsx";
import facts from "#src/ui/facts/facts.module.css";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Money } from "#src/ui/format/Money.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Timeline, type TimelineStep } from "#src/ui/timeline/Timeline.tsx";
import { AddressFact } from "./AddressFact.tsx";
import { OnChainFacts } from "./OnChainFacts.tsx";
import { ReferenceLink } from "./ReferenceLink.tsx";
import { signedAmount } from "./signed-amount.ts";
import { TransactionTag } from "./TransactionTag.tsx";

/** The details of a transaction record (2.31). */
export function TransactionFacts({ record }: FactsProps<TransactionRecord>) {
  const { t } = useTranslation(["bills", "list", "shell"]);
  const format = useFormat();
  const counted = confirmationsOf(record);
  const steps: TimelineStep[] = [
    { key: "created", title: t("list:story.created"), instant: record.createdAt, state: "done" },
  ];
  if (counted) {
    const counts = { seen: format.integer(counted.seen), required: format.integer(counted.required) };
    const state = record.status === "dropped" ? "failed" : counted.seen < counted.required ? "now" : "done";
    steps.push({ key: "confirmed", title: t("shell:word.ofConfirmations", counts), instant: null, state });
  }
  return (
    <>
      <RecordSummary
        lead={<Money amount={signedAmount(record)} currency={record.currency} />}
        status={<TransactionTag record={record} />}
      >
        <dl className={facts.facts}>
          <Fact label={t("transaction.kind")}>
            {enumLabel(transactionKind, record.kind, (known) => t(`transaction.kinds.${known}`))}
          </Fact>
          <Fact label={t("transaction.reference")}>
            <ReferenceLink kind={record.kind} reference={record.reference} />
          </Fact>
          <Fact label={t("transaction.direction")}>
            {enumLabel(transactionDirection, record.direction, (known) => t(`transaction.directions.${known}`))}
          </Fact>
        </dl>
      </RecordSummary>
      <Timeline label={t("list:story.label")} steps={steps} />
      <OnChainFacts record={record}>
        <Fact label={t("blockNumber")}>
          <span className="figures">{record.blockNumber || "–"}</span>
        </Fact>
        <AddressFact label={t("transaction.from")} address={record.fromAddress} />
        <AddressFact label={t("transaction.to")} address={record.toAddress} />
      </OnChainFacts>
    </>
  );
}
