import { ResponsiveWrapper } from "@nivo/core";
import { Line, type LineCustomSvgLayerProps, type LineSvgProps, type SliceTooltipProps } from "@nivo/line";
import { useTranslation } from "react-i18next";
import type { Trend } from "#src/dashboard/receipts/trend.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { rootFontSize } from "#src/ui/theme/root-font-size.ts";
import css from "./chart.module.css";

/** One line of the chart as nivo takes it. */
type Series = { id: string; name: string; data: { x: string; y: number }[] };

const THEME: NonNullable<LineSvgProps<Series>["theme"]> = {
  text: { fontSize: "var(--text-small)", fontFamily: "inherit", fill: "var(--text-muted)" },
  axis: { ticks: { text: { fill: "var(--text-muted)" }, line: { stroke: "none" } } },
  grid: { line: { stroke: "var(--line)" } },
  crosshair: { line: { stroke: "var(--text-faint)", strokeOpacity: 1 } },
};

/** The bar's part of a day's width, and its maximum width at a text size of 16 px. */
const BAR = { part: 0.7, most: 44 };
/** At a text size of 16 px. */
const MARGIN = { top: 12, right: 28, bottom: 28, left: 52 };
/** The width of a day's label at a text size of 16 px. */
const DAY_WIDTH = 72;
/** The axis labels' font size and padding at a text size of 16 px. */
const [LABEL_SIZE, PADDING] = [13, 8];

/**
 * The trend by network as stacked bars, else as lines with different dashes and marks, with a legend. Bars are drawn in a
 * layer of `@nivo/line`, since `@nivo/bar` takes 12 times as long for three months.
 */
export function TrendChart({ trend, label }: { trend: Trend; label: string }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { days, lines, totals } = trend;
  const isStacked = trend.groupedBy === "network";
  const series: Series[] = lines.map(({ key, name, amounts }) => ({
    id: key || "others",
    name: name || t("receipts.others"),
    // Only for drawing; the table and the tooltip have the exact amounts.
    data: amounts.map((amount, index) => ({ x: days[index] ?? "", y: Number(amount) })),
  }));
  const isFlat = series.every(({ data }) => data.every(({ y }) => y === 0));
  // nivo chooses the ticks later; these are at least as wide.
  const highest = Math.max(...(isStacked ? totals : lines.flatMap(({ amounts }) => amounts)).map(Number));
  const left = Math.max(
    MARGIN.left,
    ...[1, 1 / 2, 1 / 4].map((part) => PADDING + estimateTextWidth(format.compact(highest * part))),
  );
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <figure className={css.figure}>
      <div className={css.plot}>
        <ResponsiveWrapper>
          {({ width, height }) => {
            const scale = rootFontSize() / 16;
            // The first and the last bar extend beyond their points by half a day.
            const half = isStacked ? Math.max(0, width - (left + PADDING) * scale) / days.length / 2 : 0;
            const margin = {
              top: MARGIN.top * scale,
              right: Math.max(half + PADDING * scale, MARGIN.right * scale),
              bottom: MARGIN.bottom * scale,
              left: left * scale + half,
            };
            return (
              <Line<Series>
                width={width}
                height={height}
                data={series}
                role="img"
                ariaLabel={label}
                animate={!reduced}
                margin={margin}
                theme={THEME}
                colors={series.map((_, index) => lineStyle(index).color)}
                xScale={{ type: "point" }}
                yScale={{ type: "linear", min: 0, max: isFlat ? 1 : "auto", nice: true, stacked: isStacked }}
                curve="linear"
                enableGridX={false}
                gridYValues={4}
                axisLeft={{
                  tickSize: 0,
                  tickPadding: PADDING + half,
                  tickValues: 4,
                  format: (value) => format.compact(Number(value)),
                }}
                axisBottom={{
                  tickSize: 0,
                  tickPadding: 10,
                  tickValues: everyNth(days, Math.max(2, Math.floor((width - margin.left) / (DAY_WIDTH * scale)))),
                  format: (day) => format.dayShort(String(day)),
                }}
                enableSlices="x"
                sliceTooltip={(slice) => <DayTooltip {...slice} trend={trend} />}
                layers={["grid", "axes", ...(isStacked ? [BarsLayer] : [LinesLayer, "crosshair" as const]), "slices"]}
              />
            );
          }}
        </ResponsiveWrapper>
      </div>
      <figcaption>
        <ul className={css.legend}>
          {series.map(({ id, name }, index) => (
            <li key={id}>
              {isStacked ? (
                <svg width="12" height="12" aria-hidden="true">
                  <rect width="12" height="12" rx="2" fill={lineStyle(index).color} />
                </svg>
              ) : (
                <svg width="28" height="12" aria-hidden="true">
                  <line x1="0" x2="28" y1="6" y2="6" strokeWidth="2" strokeLinecap="round" {...lineStyle(index).line} />
                  <path d={lineStyle(index).mark} transform="translate(14 6)" fill={lineStyle(index).color} />
                </svg>
              )}
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** The approximate width of a label in pixels at a text size of 16 px; CJK characters are wider. */
function estimateTextWidth(words: string): number {
  return [...words].reduce((width, sign) => width + LABEL_SIZE * (sign > "\u2e80" ? 1 : 0.62), 0);
}

/** The lines with marks: at every point if there are at most seven, else at the last one. */
function LinesLayer({ series, lineGenerator }: LineCustomSvgLayerProps<Series>) {
  return series.map(({ id, data }, index) => {
    const { line, mark, color } = lineStyle(index);
    const marked = data.length <= 7 ? data : data.slice(-1);
    return (
      <g key={id}>
        <path
          d={lineGenerator(data.map(({ position }) => position)) ?? undefined}
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          {...line}
        />
        {marked.map(({ position: { x, y } }) => (
          <path key={`${x}`} d={mark} transform={`translate(${x} ${y})`} fill={color} />
        ))}
      </g>
    );
  });
}

/** A stacked bar for each day. */
function BarsLayer({ series, innerWidth, innerHeight }: LineCustomSvgLayerProps<Series>) {
  const days = series[0]?.data.length ?? 0;
  const width = Math.max(1, Math.min((innerWidth / (days - 1)) * BAR.part, (BAR.most * rootFontSize()) / 16));
  return series.map(({ id, data }, index) => (
    <g key={id} fill={lineStyle(index).color} stroke="var(--surface)" strokeWidth={width > 6 ? 1 : 0}>
      {data.map(({ position: { x, y } }, day) => {
        const bottom = series[index - 1]?.data[day]?.position.y ?? innerHeight;
        return bottom > y && <rect key={`${x}`} x={x - width / 2} y={y} width={width} height={bottom - y} />;
      })}
    </g>
  ));
}

function DayTooltip({ slice, trend }: SliceTooltipProps<Series> & { trend: Trend }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const index = trend.days.indexOf(String(slice.points[0]?.data.x ?? ""));
  return (
    <div className={css.tooltip}>
      <strong>{format.day(trend.days[index] ?? "")}</strong>
      <dl className="figures">
        {trend.lines.map(({ key, name, amounts }) => (
          <div key={key}>
            <dt>{name || t("receipts.others")}</dt>
            <dd translate="no">{format.amount(amounts[index] ?? "0", trend.currency ?? "")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** At most so many days, at equal steps back from the last one. */
function everyNth(days: readonly string[], most: number): string[] {
  const step = Math.ceil(days.length / most);
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
}

/** Lines differ in dashes and marks as well as in colour. */
type LineStyle = {
  color: string;
  /** SVG attributes of the line. */
  line: { stroke: string; strokeDasharray?: string };
  /** The path of its mark around the point (0, 0). */
  mark: string;
};

const STYLES = [
  { dashes: "none", mark: "M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0" },
  { dashes: "7 5", mark: "M-3.5,-3.5h7v7h-7z" },
  { dashes: "1 6", mark: "M0,-5L4.5,3.5h-9z" },
  { dashes: "10 4 1 4", mark: "M0,-5L5,0L0,5L-5,0z" },
  { dashes: "3 4", mark: "M0,5L4.5,-3.5h-9z" },
] as const;

/** The style of the line at an index. */
export function lineStyle(place: number): LineStyle {
  const index = place % STYLES.length;
  const { dashes, mark } = STYLES[index] ?? STYLES[0];
  const color = `var(--chart-${index + 1})`;
  return { color, line: { stroke: color, strokeDasharray: dashes }, mark };
}
