import type { ReactNode } from "react";
import "./page.css";

/** A screen's heading, with an introduction and actions at its right. */
export function PageHeader(props: { title: ReactNode; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="page-header">
      <div>
        <h1>{props.title}</h1>
        {props.lead && <p className="muted">{props.lead}</p>}
      </div>
      {props.actions && <div className="page-actions">{props.actions}</div>}
    </header>
  );
}
