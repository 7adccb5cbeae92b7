import type { ReactNode } from "react";
import css from "./record.module.css";

/**
 * What is wanted of a record first.
 * @param props.lead its amount, or what happened.
 * @param props.status how it stands.
 * @param props.children with whom, and what can be done at once.
 */
export function RecordSummary({
  lead,
  status,
  children,
}: {
  lead: ReactNode;
  status: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={css.gist}>
      <p>
        <strong>{lead}</strong> {status}
      </p>
      {children}
    </div>
  );
}
