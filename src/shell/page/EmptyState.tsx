import type { ReactNode } from "react";
import "./page.css";

/** There is nothing here: why, and what to do about it. `icon` is a Blueprint icon component's element. */
export function EmptyState(props: { icon?: ReactNode; title: ReactNode; children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="empty-state">
      {props.icon && (
        <span className="empty-icon" aria-hidden="true">
          {props.icon}
        </span>
      )}
      <h2>{props.title}</h2>
      {props.children && <p className="muted">{props.children}</p>}
      {props.actions && <div className="page-actions">{props.actions}</div>}
    </div>
  );
}
