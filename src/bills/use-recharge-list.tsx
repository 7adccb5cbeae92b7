import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type RechargeBill, rechargeBillSearch } from "#contracts/bills/list-recharge-bills.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import cells from "#src/records/list/cells.module.css";
import { DateTimeCell } from "#src/records/list/DateTimeCell.tsx";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { defineSearch } from "#src/records/list/list-search.ts";
import { RecordCode } from "#src/records/list/RecordCode.tsx";
import { amountColumn, hashColumn, moneyLabels } from "./on-chain-list.tsx";

/** The definition of the recharge bills' list (2.29, 3.9). */
export function useRechargeList(): ListDefinition<RechargeBill> {
  const { t } = useTranslation("bills");
  const { t: chain } = useTranslation("chain");
  return useMemo(
    () => ({
      title: t("recharge.list"),
      codeOf: ({ number }) => number,
      columns: [
        {
          key: "number",
          width: 11,
          title: t("recharge.number"),
          card: "heading",
          cell: ({ number }) => <RecordCode code={number} />,
        },
        {
          key: "currency",
          width: 6,
          title: t("paymentCurrency"),
          dispensable: true,
          cell: (bill) => <span className={cells.quiet}>{paymentCurrency(bill)}</span>,
        },
        amountColumn(t("recharge.amount")),
        {
          key: "paid",
          title: t("paidAt"),
          sort: "paidAt",
          card: "second",
          cell: ({ paidAt }) => <DateTimeCell instant={paidAt} />,
        },
        hashColumn(t),
      ],
      fields: [
        { column: "number", title: t("recharge.number"), value: ({ number }) => number },
        { column: "amount", title: t("recharge.amount"), value: ({ amount, currency }) => ({ amount, currency }) },
        { column: "currency", title: t("paymentCurrency"), value: paymentCurrency },
        { column: "amount", title: t("chainSymbol"), value: ({ network }) => network },
        { column: "paid", title: t("paidAt"), isMoment: true, value: ({ paidAt }) => ({ instant: paidAt }) },
        { column: "hash", title: t("hash"), value: ({ hash }) => hash },
        { title: t("recharge.paymentAddress"), value: ({ paymentAddress }) => paymentAddress },
        { title: t("deliveryAddress"), value: ({ deliveryAddress }) => deliveryAddress },
      ],
      search: defineSearch(rechargeBillSearch, {
        keyword: t("keyword", { code: t("recharge.number") }),
        code: t("recharge.number"),
        hash: t("hash"),
        createdFrom: t("paidAt"),
        createdUntil: t("paidAt"),
        ...moneyLabels(t, chain),
      }),
    }),
    [t, chain],
  );
}
