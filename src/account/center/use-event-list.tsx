import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type AccountEvent, accountEventKind } from "#contracts/account/account-event.ts";
import { loginMethod } from "#contracts/account/check-last-login.ts";
import { eventSearch } from "#contracts/account/list-events.ts";
import cells from "#src/records/list/cells.module.css";
import { DateTimeCell } from "#src/records/list/DateTimeCell.tsx";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { defineSearch } from "#src/records/list/list-search.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { Tag } from "#src/ui/page/Tag.tsx";
import { OriginPlace } from "./OriginPlace.tsx";

/** Events that are highlighted. */
const FAILURES: readonly string[] = ["signInFailed", "lockOut"];

/** The columns and the search of the security history (7.15), in the present language. */
export function useEventList(): ListDefinition<AccountEvent> {
  const { t } = useTranslation(["devices", "account", "frame"]);
  return useMemo(() => {
    const kindOf = ({ kind }: AccountEvent) => enumLabel(accountEventKind, kind, (known) => t(`events.kinds.${known}`));
    const methodOf = ({ method }: AccountEvent) =>
      method === null ? "" : enumLabel(loginMethod, method, (known) => t(`frame:lastLogin.method.${known}`));
    return {
      title: t("frame:menu.securityHistory"),
      codeOf: ({ id }) => id,
      columns: [
        {
          key: "kind",
          width: 16,
          title: t("events.event"),
          card: "heading",
          cell: (event) =>
            FAILURES.includes(event.kind) ? (
              <Tag tone="danger">{kindOf(event)}</Tag>
            ) : (
              <span className={cells.twoLines}>
                <span>{kindOf(event)}</span> {event.method && <span className="muted">{methodOf(event)}</span>}
              </span>
            ),
        },
        {
          key: "device",
          width: 12,
          title: t("events.device"),
          card: "second",
          cell: ({ device }) => device || <span className="muted">{t("unknownDevice")}</span>,
        },
        {
          key: "place",
          title: t("events.place"),
          card: "aside",
          cell: (event) => <OriginPlace {...event} />,
        },
        {
          key: "about",
          width: 7,
          title: t("events.about"),
          dispensable: true,
          cell: ({ reference }) =>
            reference ? <Untranslated>{reference}</Untranslated> : <span className="muted">–</span>,
        },
        {
          key: "at",
          width: 9.5,
          title: t("events.when"),
          sort: "at",
          card: "lead",
          cell: ({ at }) => <DateTimeCell instant={at} />,
        },
      ],
      fields: [
        { column: "kind", title: t("events.event"), value: kindOf },
        { column: "at", title: t("events.when"), isMoment: true, value: ({ at }) => ({ instant: at }) },
        { column: "kind", title: t("events.method"), value: methodOf },
        { column: "device", title: t("events.device"), value: ({ device }) => device },
        { column: "place", title: t("events.place"), value: ({ place }) => place },
        { column: "place", title: t("events.address"), value: ({ address }) => address },
        { column: "about", title: t("events.about"), value: ({ reference }) => reference },
      ],
      search: defineSearch(eventSearch, {
        kind: { label: t("events.event"), option: (kind) => t(`events.kinds.${kind}`) },
        atFrom: t("events.when"),
        atUntil: t("events.when"),
      }),
    };
  }, [t]);
}
