import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import {
  type TransactionRecord,
  transactionDirection,
  transactionKind,
  transactionSearch,
  transactionStatus,
} from "#contracts/bills/list-transactions.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import cells from "#src/records/list/cells.module.css";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { defineSearch } from "#src/records/list/list-search.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { AmountCell } from "./AmountCell.tsx";
import { amountColumn, createdColumn, hashColumn, moneyLabels } from "./on-chain-list.tsx";
import { ReferenceLink } from "./ReferenceLink.tsx";
import { signedAmount } from "./signed-amount.ts";
import { TransactionTag } from "./TransactionTag.tsx";

/** The definition of the transaction records' list (2.31). */
export function useTransactionList(): ListDefinition<TransactionRecord> {
  const { t } = useTranslation("bills");
  const { t: chain } = useTranslation("chain");
  return useMemo(
    () => ({
      title: t("transaction.list"),
      codeOf: ({ code }) => code,
      columns: [
        {
          key: "kind",
          width: 11,
          title: t("transaction.kind"),
          card: "heading",
          cell: ({ kind, reference }) => (
            <span className={cells.twoLines}>
              <span>{enumLabel(transactionKind, kind, (known) => t(`transaction.kinds.${known}`))}</span>{" "}
              <ReferenceLink kind={kind} reference={reference} />
            </span>
          ),
        },
        {
          ...amountColumn(t("amount")),
          cell: (record) => <AmountCell {...record} amount={signedAmount(record)} />,
        },
        createdColumn(t),
        {
          key: "status",
          title: t("transaction.status"),
          card: "aside",
          cell: (record) => <TransactionTag record={record} />,
        },
        hashColumn(t),
      ],
      fields: [
        { title: t("transaction.section"), value: ({ code }) => code },
        {
          column: "kind",
          title: t("transaction.kind"),
          value: ({ kind }) => enumLabel(transactionKind, kind, (known) => t(`transaction.kinds.${known}`)),
        },
        { column: "kind", title: t("transaction.reference"), value: ({ reference }) => reference },
        {
          title: t("transaction.direction"),
          value: ({ direction }) =>
            enumLabel(transactionDirection, direction, (known) => t(`transaction.directions.${known}`)),
        },
        {
          column: "amount",
          title: t("amount"),
          // Without a currency, dropped transactions are not totalled.
          value: (record) => ({
            amount: signedAmount(record),
            currency: record.status === "dropped" ? undefined : record.currency,
          }),
        },
        { column: "amount", title: t("paymentCurrency"), value: paymentCurrency },
        { column: "amount", title: t("chainSymbol"), value: ({ network }) => network },
        { column: "created", title: t("created"), isMoment: true, value: ({ createdAt }) => ({ instant: createdAt }) },
        {
          column: "status",
          title: t("transaction.status"),
          value: ({ status }) => enumLabel(transactionStatus, status, (known) => t(`transaction.${known}`)),
        },
        { column: "hash", title: t("hash"), value: ({ hash }) => hash },
        { title: t("transaction.from"), value: ({ fromAddress }) => fromAddress },
        { title: t("transaction.to"), value: ({ toAddress }) => toAddress },
        { title: t("blockNumber"), value: ({ blockNumber }) => blockNumber },
      ],
      search: defineSearch(transactionSearch, {
        kind: { label: t("transaction.kind"), option: (kind) => t(`transaction.kinds.${kind}`) },
        status: { label: t("transaction.status"), option: (status) => t(`transaction.${status}`) },
        keyword: t("keyword", { code: t("transaction.reference") }),
        code: t("transaction.reference"),
        hash: t("hash"),
        createdFrom: t("created"),
        createdUntil: t("created"),
        ...moneyLabels(t, chain),
      }),
    }),
    [t, chain],
  );
}
