import { TickCircleIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick-circle";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Attention, type AttentionKind, attentionKind } from "#contracts/dashboard/load-attention.ts";
import { isZero } from "#contracts/reader/decimal.ts";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { isKnown } from "#contracts/reader/unknown-enum-value.ts";
import type { ResourceHandle } from "#src/records/resource/use-resource.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { Unreadable } from "#src/services/problem/Unreadable.tsx";
import { addDays, dayOf } from "#src/ui/format/calendar-day.ts";
import { isDateOnly } from "#src/ui/format/format.ts";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Panel } from "#src/ui/page/Panel.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import css from "./attention.module.css";

type AttentionList = { items: Attention[]; unreadable?: readonly UnreadableRow[] };

/** The screen for each kind of attention. */
const ACTION_LINKS: Record<AttentionKind, (subject: string) => string> = {
  receiverFailing: (code) => `/app/list?open=${encodeURIComponent(code)}`,
  // The service counts those of the last 7 days.
  callbacksFailed: () => `/callback/list?status=failed&from=${addDays(dayOf(new Date()), -7)}`,
  orderUnpaid: (code) => `/order/list?pay=${encodeURIComponent(code)}`,
  orderUnderpaid: (code) => `/order/list?pay=${encodeURIComponent(code)}`,
  orderNotConfirmed: (code) => `/order/list?pay=${encodeURIComponent(code)}`,
  packageEnding: () => "/order/packages",
  currencySuspended: () => "/mycurrency/list",
};

/**
 * What needs the merchant's attention, each with a link; one line if nothing does (2.24).
 * @param props.isReserved whether it has a fixed height, since parts below it were shown first.
 */
export function AttentionPanel(props: { held: ResourceHandle<AttentionList>; isReserved: boolean }) {
  const { snapshot, value, refresh } = props.held;
  const { t } = useTranslation("dashboard");
  const { problem } = snapshot.context;
  // Without those whose count or amount is zero by now.
  const items = value?.items.filter(({ count, amount }) => count !== 0 && !(amount && isZero(amount))) ?? [];
  return (
    <Panel title={t("attention.title")} flush>
      <div className={css.attention} data-reserved={props.isReserved} aria-busy={snapshot.hasTag("busy")}>
        {problem && <ProblemNotice problem={problem} title={t("attention.failed")} onRetry={refresh} />}
        {!value && !problem && (
          <div className={css.padded}>
            <Skeleton lines={4} label={t("attention.loading")} />
          </div>
        )}
        <Unreadable rows={value?.unreadable} />
        {value && items.length === 0 && !value.unreadable?.length && (
          <p className={css.calm}>
            <TickCircleIcon size={18} />
            {t("attention.nothing")}
          </p>
        )}
        {items.length > 0 && (
          <ul className="divided">
            {items.map((item) => (
              <AttentionRow key={`${item.kind}${item.subject}`} item={item} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

function AttentionRow({ item: { kind, subject, name, count, amount, until } }: { item: Attention }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  if (!isKnown(attentionKind, kind)) {
    return (
      <li>
        <p>
          {kind} {subject}
        </p>
      </li>
    );
  }
  const values = (exact: (value: string) => string) => ({
    subject: name || exact(subject),
    number: count === null ? "–" : format.integer(count),
    amount: exact(amount === null ? "–" : format.amount(amount, "USDT")),
    until:
      until === null ? "" : kind === "packageEnding" || isDateOnly(until) ? format.date(until) : format.time(until),
  });
  return (
    <li data-kind={kind}>
      <p className={css.what}>{withUntranslated((exact) => t(`attention.${kind}.title`, values(exact)))}</p>
      <p className="note">
        {withUntranslated((exact) => t(`attention.${kind}.${until === null ? "text" : "textUntil"}`, values(exact)))}
      </p>
      <Link to={ACTION_LINKS[kind](subject)}>{t(`attention.${kind}.act`)}</Link>
    </li>
  );
}
