import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Callback } from "#contracts/bills/callback.ts";
import { noticeStatus } from "#contracts/bills/notice-status.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import cells from "#src/ui/list/cells.module.css";
import type { ListDefinition } from "#src/ui/list/list-definition.ts";
import { Moment } from "#src/ui/list/Moment.tsx";
import css from "./bills.module.css";
import { detailsColumn } from "./details-column.tsx";
import { NoticeTag } from "./NoticeTag.tsx";
import { RecordCode } from "./RecordCode.tsx";
import { RECORD_FILTERS } from "./record-search.ts";
import { applicationFilter, codeFilter, dayFilters } from "./shared-filters.ts";

/** The callbacks (2.31, 4.6): their columns and their search, in the language that is spoken. */
export function useCallbackList(): ListDefinition<Callback> {
  const { t } = useTranslation("bills");
  const format = useFormat();
  return useMemo(
    () => ({
      name: "callbacks",
      title: t("callback.list"),
      rowKey: ({ code }) => code,
      columns: [
        {
          key: "bill",
          title: t("callback.bill"),
          width: 216,
          grow: 1,
          card: "heading",
          cell: ({ billCode }) => <RecordCode code={billCode} />,
        },
        {
          key: "target",
          title: t("callback.target"),
          width: 148,
          grow: 2,
          cell: ({ url, applicationCode }) => (
            <span className={cells.twoLines}>
              <span className={css.target} title={url}>
                {url}
              </span>{" "}
              <span className="muted">{applicationCode}</span>
            </span>
          ),
        },
        {
          key: "attempts",
          title: t("callback.attempts"),
          width: 108,
          align: "end",
          cell: ({ attempts }) => <span className="figures">{format.integer(attempts.length)}</span>,
        },
        {
          key: "created",
          title: t("created"),
          width: 130,
          sort: "createdAt",
          cell: ({ createdAt }) => <Moment instant={createdAt} />,
        },
        {
          key: "delivered",
          title: t("callback.delivered"),
          width: 130,
          dispensable: true,
          cell: ({ deliveredAt }) =>
            deliveredAt ? <Moment instant={deliveredAt} /> : <span className="muted">–</span>,
        },
        {
          key: "status",
          title: t("noticeStatus"),
          width: 136,
          card: "aside",
          cell: ({ status }) => <NoticeTag status={status} />,
        },
        detailsColumn(t, ({ code }) => code),
      ],
      filters: [
        {
          name: RECORD_FILTERS.status,
          label: t("noticeStatus"),
          kind: "choice",
          any: t("any"),
          options: noticeStatus.options.map((status) => ({ value: status, label: t(`notice.${status}`) })),
        },
        codeFilter(t("callback.bill")),
        applicationFilter(t),
        ...dayFilters(t),
      ],
    }),
    [t, format],
  );
}
