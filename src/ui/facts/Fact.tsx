import type { ReactNode } from "react";
import { DateTime } from "#src/ui/format/DateTime.tsx";

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

/** A moment as an entry of a description list. */
export function DateFact({ label, instant }: { label: string; instant: string | null }) {
  return (
    <Fact label={label}>
      <DateTime instant={instant} />
    </Fact>
  );
}
