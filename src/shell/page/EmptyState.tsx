import type { ReactNode } from "react";
import "./page.css";

/** There is nothing here: why, and what to do about it. `icon` is a Blueprint icon component's element. */
export function EmptyState(props: {
  icon?: ReactNode;
  title: ReactNode;
  /** Where it is the whole screen, its title is the screen's heading. */
  isScreen?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const Heading = props.isScreen ? "h1" : "h2";
  return (
    <div className="empty-state">
      {props.icon && (
        <span className="empty-icon" aria-hidden="true">
          {props.icon}
        </span>
      )}
      <Heading>{props.title}</Heading>
      {props.children && <p className="muted">{props.children}</p>}
      {props.actions && <div className="page-actions">{props.actions}</div>}
    </div>
  );
}
