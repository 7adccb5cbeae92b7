import type { ReactNode } from "react";
import css from "./center.module.css";

/** One line of a list of facts: what it is, what it says, and at its right what can be done about it. */
export function Fact({ label, actions, children }: { label: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>
        <span>{children}</span>
        {actions}
      </dd>
    </div>
  );
}
