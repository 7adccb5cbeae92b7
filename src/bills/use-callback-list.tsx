import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Callback } from "#contracts/bills/callback.ts";
import { callbackSearch } from "#contracts/bills/list-callbacks.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import cells from "#src/ui/list/cells.module.css";
import type { ListDefinition } from "#src/ui/list/list-definition.ts";
import { offerSearch } from "#src/ui/list/list-search.ts";
import { Moment } from "#src/ui/list/Moment.tsx";
import { RecordCode } from "#src/ui/list/RecordCode.tsx";
import css from "./bills.module.css";
import { detailsColumn } from "./details-column.tsx";
import { NoticeTag } from "./NoticeTag.tsx";

/** The callbacks (2.31, 4.6): their columns and their search, in the language that is spoken. */
export function useCallbackList(): ListDefinition<Callback> {
  const { t } = useTranslation(["bills", "list"]);
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
      search: offerSearch(callbackSearch, {
        status: { label: t("noticeStatus"), option: (status) => t(`notice.${status}`) },
        code: t("callback.bill"),
        applicationCode: t("applicationCode"),
        createdFrom: t("createdFrom"),
        createdUntil: t("createdUntil"),
      }),
    }),
    [t, format],
  );
}
