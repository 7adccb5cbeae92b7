import { useTranslation } from "react-i18next";
import { type TransactionRecord, transactionDirection, transactionKind } from "#contracts/bills/list-transactions.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import type { FactsProps } from "#src/records/record/record-view.ts";
import { confirmationsOf } from "#src/ui/chain/confirmations.ts";
import { TransactionHash } from "#src/ui/chain/TransactionHash.tsx";
import { Fact } from "#src/ui/facts/Fact.tsx";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { Money } from "#src/ui/format/Money.tsx";
import { shownWord } from "#src/ui/format/shown-word.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { AddressFact } from "./AddressFact.tsx";
import { FactSection } from "./FactSection.tsx";
import { NetworkName } from "./NetworkName.tsx";
import { ReferenceLink } from "./ReferenceLink.tsx";
import { signedAmount } from "./signed-amount.ts";
import { TransactionTag } from "./TransactionTag.tsx";

/** Everything that is known of something that moved (2.31). */
export function TransactionFacts({ record }: FactsProps<TransactionRecord>) {
  const { t } = useTranslation("bills");
  const format = useFormat();
  const counted = confirmationsOf(record);
  return (
    <>
      <FactSection title={t("transaction.section")}>
        <Fact label={t("transaction.kind")}>
          {shownWord(transactionKind, record.kind, (known) => t(`transaction.kinds.${known}`))}
        </Fact>
        <Fact label={t("transaction.reference")}>
          <ReferenceLink kind={record.kind} reference={record.reference} />
        </Fact>
        <Fact label={t("transaction.direction")}>
          {shownWord(transactionDirection, record.direction, (known) => t(`transaction.directions.${known}`))}
        </Fact>
        <Fact label={t("amount")}>
          <strong>
            <Money amount={signedAmount(record)} currency={record.currency} />
          </strong>
        </Fact>
        <Fact label={t("paymentCurrency")}>{paymentCurrency(record)}</Fact>
        <Fact label={t("created")}>
          <DateTime instant={record.createdAt} />
        </Fact>
      </FactSection>
      <FactSection title={t("onChain")}>
        <Fact label={t("network")}>
          <NetworkName network={record.network} protocol={record.tokenProtocol} />
        </Fact>
        <Fact label={t("transaction.status")}>
          <TransactionTag record={record} />
        </Fact>
        <Fact label={t("blockNumber")}>
          <span className="figures">{record.blockNumber || "–"}</span>
        </Fact>
        {counted && (
          <Fact label={t("transaction.confirmations")}>
            <span className="figures">
              {t("transaction.confirmationsOf", {
                seen: format.integer(counted.seen),
                required: format.integer(counted.required),
              })}
            </span>
          </Fact>
        )}
        <AddressFact label={t("transaction.from")} address={record.fromAddress} />
        <AddressFact label={t("transaction.to")} address={record.toAddress} />
        <Fact label={t("hash")}>
          <TransactionHash hash={record.hash} network={record.network} />
        </Fact>
      </FactSection>
    </>
  );
}
