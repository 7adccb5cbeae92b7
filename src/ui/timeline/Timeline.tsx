import type { ReactNode } from "react";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import css from "./timeline.module.css";

export type TimelineStep = {
  key: string;
  title: ReactNode;
  /** When it happened; null where the service does not say. */
  instant: string | null;
  /** `now`: pending. */
  state: "done" | "now" | "failed";
  details?: ReactNode;
};

/** A record's history, step by step. @param props.label the list's accessible name. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className={css.story} aria-label={label}>
      {steps.map(({ key, title, instant, state, details }) => (
        <li key={key} data-state={state} aria-current={state === "now" ? "step" : undefined}>
          <span className={css.title}>{title}</span>
          {instant && (
            <span className="note">
              <DateTime instant={instant} />
            </span>
          )}
          {details && <div className={css.about}>{details}</div>}
        </li>
      ))}
    </ol>
  );
}
