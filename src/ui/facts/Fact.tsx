import type { ReactNode } from "react";

/** One fact of a list (`dl`) of facts: what it is called, what it is (a dash for ""), and what can be done about it. */
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
