import type { ReactNode } from "react";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import css from "./story.module.css";

/** One step of a record's way. */
export type Step = {
  key: string;
  title: ReactNode;
  /** When it was taken; null where the service does not say, and then no time is shown. */
  instant: string | null;
  /** `now`: it is being taken, or waited for. */
  state: "done" | "now" | "failed";
  about?: ReactNode;
};

/** What became of a record, step by step, with the times that are known. @param props.label names it. */
export function Story({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={css.story} aria-label={label}>
      {steps.map(({ key, title, instant, state, about }) => (
        <li key={key} data-state={state} aria-current={state === "now" ? "step" : undefined}>
          <span className={css.title}>{title}</span>
          {instant && (
            <span className={css.time}>
              <DateTime instant={instant} />
            </span>
          )}
          {about && <div className={css.about}>{about}</div>}
        </li>
      ))}
    </ol>
  );
}
