import { WarningSignIcon } from "@blueprintjs/icons/lib/esm/generated/components/warning-sign";
import type { ReactNode } from "react";
import "./page.css";

/**
 * There is nothing to show here: why, and what to do about it. `icon` is a Blueprint icon component's element.
 * Of one family with it are `ErrorState` and `BrokenScreen`, which are announced and wear a sign of their own.
 */
export function EmptyState(props: {
  icon?: ReactNode;
  title: ReactNode;
  /** Where it is the whole screen, its title is the screen's heading. */
  isScreen?: boolean;
  /** Something went wrong: it is announced at once. */
  isAlert?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const Heading = props.isScreen ? "h1" : "h2";
  const icon = props.isAlert ? <WarningSignIcon /> : props.icon;
  return (
    <div
      className={props.isAlert ? "empty-state empty-alert" : "empty-state"}
      role={props.isAlert ? "alert" : undefined}
    >
      {icon && (
        <span className="empty-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading>{props.title}</Heading>
      {props.children && <p className="muted">{props.children}</p>}
      {props.actions && <div className="page-actions">{props.actions}</div>}
    </div>
  );
}
