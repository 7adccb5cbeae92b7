import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AnyMachineSnapshot } from "xstate";
import { activeIn, type ChartArc, chartOf } from "./chart-rows.ts";
import styles from "./debug.module.css";
import { eventText } from "./words.ts";

/** In the drawing's own units, of which a row is so high. */
const ROW = 24;
const LANE = 10;

/** A machine's states within states, where it is, and the ways between them. */
export function MachineChart({ snapshot }: { snapshot: AnyMachineSnapshot }) {
  const { t } = useTranslation("debug");
  const chart = useMemo(() => chartOf(snapshot.machine), [snapshot.machine]);
  const active = activeIn(snapshot);
  const width = (chart.lanes + 1) * LANE;
  const said = (events: readonly string[]) => events.map((type) => eventText(type, t)).join(" · ");
  const isActive = (row: number) => active.has(chart.rows[row]?.id ?? "");
  return (
    <div className={styles.chart}>
      <ol>
        {chart.rows.map(({ id, name, depth, kind, isInitial, events }) => (
          <li
            key={id}
            className={styles.state}
            aria-current={active.has(id) ? "step" : undefined}
            data-kind={kind}
            style={{ paddingInlineStart: `${depth + 0.5}rem` }}
          >
            <strong>{name}</strong>
            {isInitial && <small>{t("initial")}</small>}
            <span title={said(events)}>{said(events)}</span>
          </li>
        ))}
      </ol>
      <svg
        className={styles.arcs}
        viewBox={`0 0 ${width} ${chart.rows.length * ROW}`}
        style={{ width: `${width / 16}rem`, height: `${(chart.rows.length * ROW) / 16}rem` }}
        aria-hidden
      >
        {chart.arcs
          .toSorted((one, other) => Number(isActive(one.from)) - Number(isActive(other.from)))
          .map((arc) => (
            <path key={`${arc.from} ${arc.to}`} d={lineOf(arc)} data-active={isActive(arc.from)}>
              <title>{said(arc.events)}</title>
            </path>
          ))}
      </svg>
    </div>
  );
}

/** Out of one row, along its lane, and into the other with an arrow's head; what leaves a row does so below what comes. */
function lineOf({ from, to, lane }: ChartArc): string {
  const x = (lane + 1) * LANE;
  const [start, end] = [from * ROW + ROW / 2 + 4, to * ROW + ROW / 2 - 4];
  return `M0 ${start}H${x}V${end}H1M5 ${end - 3}L1 ${end}L5 ${end + 3}`;
}
