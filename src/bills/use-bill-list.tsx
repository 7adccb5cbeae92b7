import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Bill, billSearch } from "#contracts/bills/list-bills.ts";
import { noticeStatus } from "#contracts/bills/notice-status.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import cells from "#src/records/list/cells.module.css";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { defineSearch } from "#src/records/list/list-search.ts";
import { RecordCode } from "#src/records/list/RecordCode.tsx";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { NoticeTag } from "./NoticeTag.tsx";
import { amountColumn, createdColumn, hashColumn, moneyLabels } from "./on-chain-list.tsx";

/** The definition of the application bills' list (2.28, 3.8). */
export function useBillList(): ListDefinition<Bill> {
  const { t } = useTranslation("bills");
  const { t: chain } = useTranslation("chain");
  return useMemo(
    () => ({
      title: t("bill.list"),
      codeOf: ({ code }) => code,
      columns: [
        {
          key: "code",
          width: 9,
          title: t("bill.number"),
          card: "heading",
          cell: ({ code }) => <RecordCode code={code} />,
        },
        {
          key: "customer",
          width: 7,
          title: t("bill.userId"),
          cell: ({ userId }) =>
            userId ? <Untranslated className={cells.name}>{userId}</Untranslated> : <span className="muted">–</span>,
        },
        {
          key: "application",
          width: 9,
          title: t("application"),
          dispensable: true,
          cell: ({ applicationName, applicationCode }) => (
            <span className={cells.twoLines}>
              <span className={cells.name} title={applicationName}>
                {applicationName}
              </span>{" "}
              <Untranslated className="muted">{applicationCode}</Untranslated>
            </span>
          ),
        },
        amountColumn(t("amount")),
        createdColumn(t),
        {
          key: "notice",
          width: 9,
          title: t("noticeStatus"),
          card: "aside",
          cell: (bill) => <NoticeTag status={bill.noticeStatus} />,
        },
        hashColumn(t),
      ],
      fields: [
        { column: "code", title: t("bill.number"), value: ({ code }) => code },
        { column: "application", title: t("application"), value: ({ applicationName }) => applicationName },
        { column: "application", title: t("applicationCode"), value: ({ applicationCode }) => applicationCode },
        { column: "customer", title: t("bill.userId"), value: ({ userId }) => userId },
        { column: "amount", title: t("bill.collected"), value: ({ amount, currency }) => ({ amount, currency }) },
        {
          title: t("bill.transferred"),
          value: ({ transferAmount: amount, currency }) => (amount ? { amount, currency } : null),
        },
        { column: "amount", title: t("paymentCurrency"), value: paymentCurrency },
        { column: "amount", title: t("chainSymbol"), value: ({ network }) => network },
        { column: "created", title: t("created"), isMoment: true, value: ({ createdAt }) => ({ instant: createdAt }) },
        { title: t("paidAt"), isMoment: true, value: ({ paidAt }) => ({ instant: paidAt }) },
        {
          column: "notice",
          title: t("noticeStatus"),
          value: ({ noticeStatus: status }) => enumLabel(noticeStatus, status, (known) => t(`notice.${known}`)),
        },
        { column: "hash", title: t("hash"), value: ({ hash }) => hash },
        { title: t("bill.from"), value: ({ fromAddress }) => fromAddress },
        { title: t("bill.to"), value: ({ toAddress }) => toAddress },
        { title: t("deliveryAddress"), value: ({ deliveryAddress }) => deliveryAddress },
        { title: t("blockNumber"), value: ({ blockNumber }) => blockNumber },
      ],
      search: defineSearch(billSearch, {
        noticeStatus: { label: t("noticeStatus"), option: (status) => t(`notice.${status}`) },
        keyword: t("bill.keyword", { code: t("bill.number") }),
        code: t("bill.number"),
        hash: t("hash"),
        applicationCode: t("applicationCode"),
        createdFrom: t("created"),
        createdUntil: t("created"),
        ...moneyLabels(t, chain),
      }),
    }),
    [t, chain],
  );
}
