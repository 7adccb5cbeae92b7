import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Presentation } from "#machines/dashboard/receipts-trend.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { ErrorBoundary } from "#src/ui/page/ErrorBoundary.tsx";
import css from "./receipts.module.css";
import { TrendTable } from "./TrendTable.tsx";
import type { Trend } from "./trend.ts";

const chart = lazyView(async () => (await import("#src/dashboard/chart/TrendChart.tsx")).TrendChart);

/** The chart or the table, with a fixed height while loading. */
export const TrendBody = memo(function TrendBody(props: {
  trend: Trend | null;
  presentation: Presentation;
  label: string;
}) {
  const { trend, presentation, label } = props;
  const { t } = useTranslation("dashboard");
  const isEmpty = trend?.payments.every((count) => count === 0);
  return (
    <div className={css.body}>
      {isEmpty && (
        <div className={css.nothing}>
          <p>{t("receipts.none")}</p>
          <p className="muted">{t("receipts.noneText")}</p>
        </div>
      )}
      {trend && !isEmpty && presentation === "table" && <TrendTable trend={trend} />}
      {trend && !isEmpty && presentation === "chart" && (
        // If the chart's code cannot be loaded, the table is shown.
        <ErrorBoundary fallback={<TrendTable trend={trend} />}>
          <chart.View fallback={<div className={css.drawing} />} trend={trend} label={label} />
        </ErrorBoundary>
      )}
      {!trend && <div className={css.drawing} />}
    </div>
  );
});
