import type { ReactNode } from "react";
import css from "./record.module.css";

/** The top of a record: its amount or event (`lead`), its status, and main facts or actions. */
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
