import type { ReactNode } from "react";

/** One entry of a description list (`dl`): a label, a value ("" is shown as a dash), and actions. */
export function Fact({ label, actions, children }: { label: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children === "" ? <span className="muted">–</span> : children}
        {actions}
      </dd>
    </div>
  );
}
