import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type RechargeBill, rechargeBillSearch } from "#contracts/bills/list-recharge-bills.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import { TransactionHash } from "#src/ui/chain/TransactionHash.tsx";
import cells from "#src/ui/list/cells.module.css";
import type { ListDefinition } from "#src/ui/list/list-definition.ts";
import { offerSearch } from "#src/ui/list/list-search.ts";
import { Moment } from "#src/ui/list/Moment.tsx";
import { RecordCode } from "#src/ui/list/RecordCode.tsx";
import { AmountOn } from "./AmountOn.tsx";
import { detailsColumn } from "./details-column.tsx";

/** The recharge bills (2.29, 3.9): their columns and their search, in the language that is spoken. */
export function useRechargeList(): ListDefinition<RechargeBill> {
  const { t } = useTranslation(["bills", "list"]);
  return useMemo(
    () => ({
      name: "recharges",
      title: t("recharge.list"),
      rowKey: ({ number }) => number,
      columns: [
        {
          key: "number",
          title: t("recharge.number"),
          width: 216,
          grow: 1,
          card: "heading",
          cell: ({ number }) => <RecordCode code={number} />,
        },
        {
          key: "currency",
          title: t("paymentCurrency"),
          width: 132,
          grow: 1,
          cell: (bill) => <span className={cells.quiet}>{paymentCurrency(bill)}</span>,
        },
        {
          key: "amount",
          title: t("recharge.amount"),
          width: 164,
          align: "end",
          sort: "amount",
          cell: (bill) => <AmountOn {...bill} />,
        },
        {
          key: "paid",
          title: t("paidAt"),
          width: 130,
          sort: "paidAt",
          card: "aside",
          cell: ({ paidAt }) => <Moment instant={paidAt} />,
        },
        {
          key: "hash",
          title: t("hash"),
          width: 196,
          dispensable: true,
          cell: ({ hash, network }) => <TransactionHash hash={hash} network={network} />,
        },
        detailsColumn(t, ({ number }) => number),
      ],
      search: offerSearch(rechargeBillSearch, {
        code: t("recharge.number"),
        hash: t("hash"),
        createdFrom: t("createdFrom"),
        createdUntil: t("createdUntil"),
      }),
    }),
    [t],
  );
}
