import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Bill, billSearch } from "#contracts/bills/list-bills.ts";
import { TransactionHash } from "#src/ui/chain/TransactionHash.tsx";
import cells from "#src/ui/list/cells.module.css";
import type { ListDefinition } from "#src/ui/list/list-definition.ts";
import { offerSearch } from "#src/ui/list/list-search.ts";
import { Moment } from "#src/ui/list/Moment.tsx";
import { RecordCode } from "#src/ui/list/RecordCode.tsx";
import { AmountOn } from "./AmountOn.tsx";
import { detailsColumn } from "./details-column.tsx";
import { NoticeTag } from "./NoticeTag.tsx";

/** The application bills (2.28, 3.8): their columns and their search, in the language that is spoken. */
export function useBillList(): ListDefinition<Bill> {
  const { t } = useTranslation(["bills", "list"]);
  return useMemo(
    () => ({
      name: "bills",
      title: t("bill.list"),
      rowKey: ({ code }) => code,
      columns: [
        {
          key: "code",
          title: t("bill.number"),
          width: 216,
          grow: 1,
          card: "heading",
          cell: ({ code }) => <RecordCode code={code} />,
        },
        {
          key: "application",
          title: t("application"),
          width: 120,
          grow: 1,
          cell: ({ applicationName, applicationCode }) => (
            <span className={cells.twoLines}>
              <span>{applicationName}</span> <span className="muted">{applicationCode}</span>
            </span>
          ),
        },
        {
          key: "amount",
          title: t("amount"),
          width: 164,
          align: "end",
          sort: "amount",
          cell: (bill) => <AmountOn {...bill} />,
        },
        {
          key: "created",
          title: t("created"),
          width: 130,
          sort: "createdAt",
          cell: ({ createdAt }) => <Moment instant={createdAt} />,
        },
        {
          key: "notice",
          title: t("noticeStatus"),
          width: 136,
          card: "aside",
          cell: (bill) => <NoticeTag status={bill.noticeStatus} />,
        },
        {
          key: "hash",
          title: t("hash"),
          width: 196,
          dispensable: true,
          cell: ({ hash, network }) => <TransactionHash hash={hash} network={network} />,
        },
        detailsColumn(t, ({ code }) => code),
      ],
      search: offerSearch(billSearch, {
        noticeStatus: { label: t("noticeStatus"), option: (status) => t(`notice.${status}`) },
        code: t("bill.number"),
        hash: t("hash"),
        applicationCode: t("applicationCode"),
        createdFrom: t("createdFrom"),
        createdUntil: t("createdUntil"),
      }),
    }),
    [t],
  );
}
