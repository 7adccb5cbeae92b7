import { type ReactNode, useId } from "react";
import "./page.css";

/** A card; with a title it is a named region. */
export function Panel(props: { title?: ReactNode; actions?: ReactNode; flush?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section
      className={props.flush ? "surface raised panel panel-flush" : "surface raised panel"}
      aria-labelledby={props.title ? id : undefined}
    >
      {(props.title || props.actions) && (
        <header className="panel-header">
          {props.title && <h2 id={id}>{props.title}</h2>}
          {props.actions && <div className="page-actions">{props.actions}</div>}
        </header>
      )}
      {props.children}
    </section>
  );
}
