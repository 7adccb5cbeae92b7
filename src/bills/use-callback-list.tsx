import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Callback, callbackEvent } from "#contracts/bills/callback.ts";
import { callbackSearch } from "#contracts/bills/list-callbacks.ts";
import { noticeStatus } from "#contracts/bills/notice-status.ts";
import cells from "#src/records/list/cells.module.css";
import { DateTimeCell } from "#src/records/list/DateTimeCell.tsx";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { defineSearch } from "#src/records/list/list-search.ts";
import { RecordCode } from "#src/records/list/RecordCode.tsx";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { NoticeTag } from "./NoticeTag.tsx";
import { createdColumn } from "./on-chain-list.tsx";

/** The definition of the callbacks' list (2.31, 4.6). */
export function useCallbackList(): ListDefinition<Callback> {
  const { t } = useTranslation("bills");
  const format = useFormat();
  return useMemo(
    () => ({
      title: t("callback.list"),
      codeOf: ({ code }) => code,
      columns: [
        {
          key: "bill",
          width: 9.5,
          title: t("callback.bill"),
          card: "heading",
          cell: ({ event, reference }) =>
            event === "test" ? t("callback.testTitle") : <RecordCode code={reference} />,
        },
        {
          key: "target",
          width: 9,
          title: t("application"),
          dispensable: true,
          cell: ({ url, applicationCode, applicationName }) => (
            <span className={cells.twoLines}>
              <span className={cells.name} title={applicationName}>
                {applicationName || <Untranslated>{applicationCode}</Untranslated>}
              </span>{" "}
              <span className={`${cells.name} muted`} title={url}>
                {url}
              </span>
            </span>
          ),
        },
        {
          key: "attempts",
          width: 5,
          title: t("callback.attempts"),
          align: "end",
          dispensable: true,
          cell: (callback) => {
            const count = attemptCount(callback);
            return <span className="figures">{count === null ? "–" : format.integer(count)}</span>;
          },
        },
        {
          key: "lastStatus",
          width: 5,
          title: t("callback.lastStatus"),
          align: "end",
          dispensable: true,
          cell: ({ attempts }) => <span className="figures">{attempts.at(-1)?.answerStatus ?? "–"}</span>,
        },
        { ...createdColumn(t), width: 7.5 },
        {
          key: "delivered",
          width: 7.5,
          title: t("callback.delivered"),
          dispensable: true,
          cell: ({ deliveredAt }) => <DateTimeCell instant={deliveredAt} />,
        },
        {
          key: "status",
          width: 8.5,
          title: t("noticeStatus"),
          card: "lead",
          cell: ({ status }) => <NoticeTag status={status} />,
        },
      ],
      actionsWidth: 12.5,
      fields: [
        { title: t("callback.section"), value: ({ code }) => code },
        {
          title: t("callback.event"),
          value: ({ event }) => enumLabel(callbackEvent, event, (known) => t(`callback.events.${known}`)),
        },
        { column: "bill", title: t("callback.bill"), value: ({ reference }) => reference },
        { column: "target", title: t("application"), value: ({ applicationName }) => applicationName },
        { column: "target", title: t("applicationCode"), value: ({ applicationCode }) => applicationCode },
        { column: "target", title: t("callback.target"), value: ({ url }) => url },
        { column: "attempts", title: t("callback.attempts"), value: attemptCount },
        {
          column: "lastStatus",
          title: t("callback.lastStatus"),
          value: ({ attempts }) => attempts.at(-1)?.answerStatus ?? "",
        },
        { column: "created", title: t("created"), isMoment: true, value: ({ createdAt }) => ({ instant: createdAt }) },
        {
          column: "delivered",
          title: t("callback.delivered"),
          isMoment: true,
          value: ({ deliveredAt }) => ({ instant: deliveredAt }),
        },
        {
          column: "status",
          title: t("noticeStatus"),
          value: ({ status }) => enumLabel(noticeStatus, status, (known) => t(`notice.${known}`)),
        },
      ],
      search: defineSearch(callbackSearch, {
        status: { label: t("noticeStatus"), option: (status) => t(`notice.${status}`) },
        keyword: t("callbackKeyword", { code: t("callback.bill") }),
        code: t("callback.bill"),
        applicationCode: t("applicationCode"),
        createdFrom: t("created"),
        createdUntil: t("created"),
        event: { label: t("callback.event"), option: (event) => t(`callback.events.${event}`) },
        failure: { label: t("callback.why"), option: (failure) => t(`callback.failureClass.${failure}`) },
      }),
    }),
    [t, format],
  );
}

/** How often a callback was sent; null if the service no longer lists the attempts. */
function attemptCount({ attempts, status }: Callback): number | null {
  return attempts.length === 0 && status !== "notNotified" ? null : attempts.length;
}
