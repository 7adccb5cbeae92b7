import type { ReactNode } from "react";
import css from "./record.module.css";

/** The top of a record: its amount or event (`lead`), its status, and main facts or actions. */
export function RecordSummary(props: { lead: ReactNode; status: ReactNode; children?: ReactNode }) {
  return (
    <div className={css.gist}>
      <p>
        <strong>{props.lead}</strong> {props.status}
      </p>
      {props.children}
    </div>
  );
}
