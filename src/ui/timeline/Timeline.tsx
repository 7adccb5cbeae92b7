import type { ReactNode } from "react";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import css from "./timeline.module.css";

/** One step of a record's way. */
export type TimelineStep = {
  key: string;
  title: ReactNode;
  /** When it was taken; null where the service does not say, and then no time is shown. */
  instant: string | null;
  /** `now`: it is being taken, or waited for. */
  state: "done" | "now" | "failed";
  details?: ReactNode;
};

/** What became of a record, step by step, with the times that are known. @param props.label names it. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className={css.story} aria-label={label}>
      {steps.map(({ key, title, instant, state, details }) => (
        <li key={key} data-state={state} aria-current={state === "now" ? "step" : undefined}>
          <span className={css.title}>{title}</span>
          {instant && (
            <span className={css.time}>
              <DateTime instant={instant} />
            </span>
          )}
          {details && <div className={css.about}>{details}</div>}
        </li>
      ))}
    </ol>
  );
}
