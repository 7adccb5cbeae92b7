import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type TransactionRecord, transactionKind, transactionSearch } from "#contracts/bills/list-transactions.ts";
import { TransactionHash } from "#src/ui/chain/TransactionHash.tsx";
import { shownWord } from "#src/ui/format/shown-word.ts";
import cells from "#src/ui/list/cells.module.css";
import type { ListDefinition } from "#src/ui/list/list-definition.ts";
import { offerSearch } from "#src/ui/list/list-search.ts";
import { Moment } from "#src/ui/list/Moment.tsx";
import { AmountOn } from "./AmountOn.tsx";
import { detailsColumn } from "./details-column.tsx";
import { ReferenceLink } from "./ReferenceLink.tsx";
import { TransactionTag } from "./TransactionTag.tsx";

/** The transaction records (2.31): their columns and their search, in the language that is spoken. */
export function useTransactionList(): ListDefinition<TransactionRecord> {
  const { t } = useTranslation(["bills", "list"]);
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
              <span>{shownWord(transactionKind, kind, (known) => t(`transaction.kinds.${known}`))}</span>{" "}
              <ReferenceLink kind={kind} reference={reference} />
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
      search: offerSearch(transactionSearch, {
        kind: { label: t("transaction.kind"), option: (kind) => t(`transaction.kinds.${kind}`) },
        status: { label: t("transaction.status"), option: (status) => t(`transaction.${status}`) },
        code: t("transaction.reference"),
        hash: t("hash"),
        createdFrom: t("createdFrom"),
        createdUntil: t("createdUntil"),
      }),
    }),
    [t],
  );
}
