import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type TransactionRecord, transactionKind, transactionStatus } from "#contracts/bills/list-transactions.ts";
import { TransactionHash } from "#src/ui/chain/TransactionHash.tsx";
import cells from "#src/ui/list/cells.module.css";
import type { ListDefinition } from "#src/ui/list/list-definition.ts";
import { Moment } from "#src/ui/list/Moment.tsx";
import { AmountOn } from "./AmountOn.tsx";
import { detailsColumn } from "./details-column.tsx";
import { ReferenceLink } from "./ReferenceLink.tsx";
import { RECORD_FILTERS } from "./record-search.ts";
import { codeFilter, dayFilters, hashFilter } from "./shared-filters.ts";
import { TransactionTag } from "./TransactionTag.tsx";

/** The transaction records (2.31): their columns and their search, in the language that is spoken. */
export function useTransactionList(): ListDefinition<TransactionRecord> {
  const { t } = useTranslation("bills");
  return useMemo(
    () => ({
      name: "transactions",
      title: t("transaction.list"),
      rowKey: ({ code }) => code,
      columns: [
        {
          key: "kind",
          title: t("transaction.kind"),
          width: 212,
          grow: 1,
          card: "heading",
          cell: ({ kind, reference }) => (
            <span className={cells.twoLines}>
              <span>{t(`transaction.kinds.${kind}`)}</span> <ReferenceLink kind={kind} reference={reference} />
            </span>
          ),
        },
        {
          key: "amount",
          title: t("amount"),
          width: 164,
          align: "end",
          sort: "amount",
          cell: (record) => <AmountOn {...record} />,
        },
        {
          key: "created",
          title: t("created"),
          width: 130,
          grow: 1,
          sort: "createdAt",
          cell: ({ createdAt }) => <Moment instant={createdAt} />,
        },
        {
          key: "status",
          title: t("transaction.status"),
          width: 150,
          card: "aside",
          cell: (record) => <TransactionTag record={record} />,
        },
        {
          key: "hash",
          title: t("hash"),
          width: 196,
          cell: ({ hash, network }) => <TransactionHash hash={hash} network={network} />,
        },
        detailsColumn(t, ({ code }) => code),
      ],
      filters: [
        {
          name: RECORD_FILTERS.kind,
          label: t("transaction.kind"),
          kind: "choice",
          any: t("any"),
          options: transactionKind.options.map((kind) => ({ value: kind, label: t(`transaction.kinds.${kind}`) })),
        },
        {
          name: RECORD_FILTERS.status,
          label: t("transaction.status"),
          kind: "choice",
          any: t("any"),
          options: transactionStatus.options.map((status) => ({ value: status, label: t(`transaction.${status}`) })),
        },
        codeFilter(t("transaction.reference")),
        hashFilter(t),
        ...dayFilters(t),
      ],
    }),
    [t],
  );
}
