import { WarningSignIcon } from "@blueprintjs/icons/lib/esm/generated/components/warning-sign";
import type { ReactNode } from "react";
import "./page.css";

/**
 * Says why there is nothing to show, and what to do. `ErrorState` and `BrokenScreen` use it with `isAlert`.
 */
export function EmptyState(props: {
  icon?: ReactNode;
  title: ReactNode;
  /** Whether it is the whole screen, so that its title is the `h1`. */
  isScreen?: boolean;
  /** Announced at once, with a warning icon. */
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
