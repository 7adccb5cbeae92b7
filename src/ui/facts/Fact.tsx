import type { ReactNode } from "react";

/** One fact of a list (`dl`) of facts: what it is called, and what it is. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
