import { SegmentedControl } from "@blueprintjs/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import {
  RANGE_DAYS,
  type Range,
  type ReceiptsTrendActor,
  type ReceiptsTrendSnapshot,
} from "#machines/dashboard/receipts-trend.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { ButtonLink } from "#src/ui/button/ButtonLink.tsx";
import { useNetworkName } from "#src/ui/chain/use-network-name.ts";
import { Explanation } from "#src/ui/explain/Explanation.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { ReceivedToday } from "./ReceivedToday.tsx";
import css from "./receipts.module.css";
import { TrendBody } from "./TrendBody.tsx";
import { buildTrend } from "./trend.ts";

const RANGES = ["week", "month", "threeMonths"] as const satisfies readonly Range[];
const GROUPINGS = ["network", "currency", "application"] as const;
const PRESENTATIONS = ["chart", "table"] as const;

/** The receipts of today and yesterday, and the trend (2.24, 9.5). */
export function ReceiptsPanel({ actor, snapshot }: { actor: ReceiptsTrendActor; snapshot: ReceiptsTrendSnapshot }) {
  const { t } = useTranslation(["dashboard", "frame"]);
  const format = useFormat();
  const networkName = useNetworkName();
  const { range, groupedBy, presentation, currency, shown, problem } = snapshot.context;
  const trend = useMemo(
    () => shown && buildTrend(shown.receipts, { days: shown.days, groupedBy, currency, networkName }),
    [shown, groupedBy, currency, networkName],
  );
  const label = t("receipts.chart", { range: t(`receipts.${range}`), days: RANGE_DAYS[range] });
  // Failed without data to show.
  const isMissing = !shown && snapshot.matches("failed");
  return (
    <section
      className={`surface raised panel ${css.panel}`}
      aria-labelledby="receipts"
      aria-busy={snapshot.hasTag("busy")}
      data-machine="receiptsTrend"
      data-state={JSON.stringify(snapshot.value)}
    >
      <header className={css.head}>
        <div className={css.title}>
          <h2 id="receipts">{t("receipts.title")}</h2>
          <Explanation label={t("receipts.title")} text={t("receipts.meaning")} />
        </div>
        <SegmentedControl
          aria-label={t("receipts.range")}
          value={range}
          options={toOptions(RANGES, (value) => t(`receipts.${value}`))}
          onValueChange={onKnownValue(RANGES, (value) => actor.send({ type: "RANGE_CHOSEN", range: value }))}
        />
      </header>
      {problem && (
        <ProblemNotice
          problem={problem}
          title={t("receipts.failed")}
          onRetry={() => actor.send({ type: "REFRESHED" })}
        />
      )}
      {!isMissing && (
        <>
          <div className={css.head}>
            <ReceivedToday receipts={shown?.receipts ?? null} currency={trend?.currency ?? null} />
            <ButtonLink to="/bill/day">{t("frame:menu.dayClose")}</ButtonLink>
          </div>
          <div className={css.tools}>
            <p className={css.total}>
              {trend && t("receipts.total", { count: trend.days.length, days: format.integer(trend.days.length) })}{" "}
              <strong className="figures" translate="no">
                {trend ? format.amount(trend.total, trend.currency ?? "USDT") : <span className={css.pending} />}
              </strong>
            </p>
            {trend && trend.currencies.length > 1 && (
              <SegmentedControl
                aria-label={t("receipts.currency")}
                value={trend.currency ?? ""}
                options={toOptions(trend.currencies, (value) => value)}
                onValueChange={(value) => actor.send({ type: "CURRENCY_CHOSEN", currency: value })}
              />
            )}
            <SegmentedControl
              aria-label={t("receipts.grouping")}
              value={groupedBy}
              options={toOptions(GROUPINGS, (value) => t(`receipts.by.${value}`))}
              onValueChange={onKnownValue(GROUPINGS, (value) =>
                actor.send({ type: "GROUPING_CHOSEN", groupedBy: value }),
              )}
            />
            <SegmentedControl
              aria-label={t("receipts.presentation")}
              value={presentation}
              options={toOptions(PRESENTATIONS, (value) => t(`receipts.as.${value}`))}
              onValueChange={onKnownValue(PRESENTATIONS, (value) =>
                actor.send({ type: "PRESENTATION_CHOSEN", presentation: value }),
              )}
            />
          </div>
          <TrendBody trend={trend} presentation={presentation} label={label} />
        </>
      )}
      {shown && shown.receipts.unreadable.length > 0 && <p className="muted">{t("receipts.unreadable")}</p>}
    </section>
  );
}

function toOptions<Value extends string>(values: readonly Value[], text: (value: Value) => string) {
  return values.map((value) => ({ value, label: text(value) }));
}

function onKnownValue<Value extends string>(values: readonly Value[], choose: (value: Value) => void) {
  return (chosen: string) => {
    const value = values.find((one) => one === chosen);
    if (value !== undefined) choose(value);
  };
}
