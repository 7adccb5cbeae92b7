import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { orderSearch } from "#contracts/orders/list-orders.ts";
import { type OrderSummary, payStatus as payStatuses, payType as payTypes } from "#contracts/orders/order.ts";
import css from "#src/records/list/cells.module.css";
import { DateTimeCell } from "#src/records/list/DateTimeCell.tsx";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { defineSearch } from "#src/records/list/list-search.ts";
import { RecordCode } from "#src/records/list/RecordCode.tsx";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { OrderActions } from "./OrderActions.tsx";
import { OrderStatus } from "./OrderStatus.tsx";
import { useTermText } from "./use-term-text.ts";

/** The definition of the orders' list (2.26, 3.5). */
export function useOrderList(): ListDefinition<OrderSummary> {
  const { t } = useTranslation(["orders", "chain"]);
  const format = useFormat();
  const term = useTermText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `term` changes with the language, as `t` does.
  return useMemo(
    () => ({
      title: t("list.title"),
      codeOf: ({ code }) => code,
      columns: [
        {
          key: "code",
          width: 14,
          title: t("list.code"),
          card: "heading",
          cell: ({ code }) => <RecordCode code={code} />,
        },
        {
          key: "package",
          title: t("list.package"),
          dispensable: true,
          card: "second",
          cell: ({ packageName, termMonths }) => (
            <span className={css.twoLines}>
              <span className={css.name} title={packageName}>
                {packageName}
              </span>{" "}
              <span className="muted">{term(termMonths)}</span>
            </span>
          ),
        },
        {
          key: "amount",
          width: 7,
          title: t("list.amount"),
          align: "end",
          sort: "amount",
          card: "lead",
          cell: ({ amount }) => <Untranslated>{format.decimal(amount)}</Untranslated>,
        },
        {
          key: "created",
          width: 7.5,
          title: t("list.created"),
          sort: "createdAt",
          dispensable: true,
          cell: ({ createdAt }) => <DateTimeCell instant={createdAt} />,
        },
        {
          key: "status",
          width: 9.5,
          title: t("list.status"),
          card: "aside",
          cell: (order) => <OrderStatus order={order} />,
        },
        {
          key: "paid",
          width: 7.5,
          title: t("list.paid"),
          sort: "paidAt",
          dispensable: true,
          cell: ({ paidAt }) => <DateTimeCell instant={paidAt} />,
        },
        {
          key: "payType",
          width: 6,
          title: t("list.payType"),
          isOffByDefault: true,
          dispensable: true,
          cell: ({ payType }) => (
            <span className={css.quiet}>{enumLabel(payTypes, payType, (known) => t(`payType.${known}`))}</span>
          ),
        },
      ],
      Actions: OrderActions,
      actionsWidth: 12.5,
      fields: [
        { column: "code", title: t("list.code"), value: ({ code }) => code },
        { column: "package", title: t("packages.package"), value: ({ packageName }) => packageName },
        { column: "package", title: t("packages.term"), value: ({ termMonths }) => termMonths },
        { column: "amount", title: t("list.amount"), value: ({ amount }) => ({ amount, currency: "USDT" }) },
        {
          column: "created",
          title: t("list.created"),
          isMoment: true,
          value: ({ createdAt }) => ({ instant: createdAt }),
        },
        {
          column: "status",
          title: t("list.status"),
          value: ({ payStatus: status }) => enumLabel(payStatuses, status, (known) => t(`chain:orderStatus.${known}`)),
        },
        { column: "paid", title: t("list.paid"), isMoment: true, value: ({ paidAt }) => ({ instant: paidAt }) },
        {
          column: "payType",
          title: t("list.payType"),
          value: ({ payType }) => enumLabel(payTypes, payType, (known) => t(`payType.${known}`)),
        },
      ],
      search: defineSearch(orderSearch, {
        status: { label: t("list.status"), option: (status) => t(`chain:orderStatus.${status}`) },
        keyword: t("list.keyword"),
        code: t("list.code"),
        createdFrom: t("list.created"),
        createdUntil: t("list.created"),
        amountFrom: t("list.amount"),
        amountUntil: t("list.amount"),
      }),
    }),
    [t, format],
  );
}
