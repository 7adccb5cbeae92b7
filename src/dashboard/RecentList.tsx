import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ListSnapshot } from "#machines/shell/list.ts";
import { VIEW_KEY } from "#src/records/list/list-address.ts";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { Unreadable } from "#src/services/problem/Unreadable.tsx";
import { Panel } from "#src/ui/page/Panel.tsx";
import { RetryButton } from "#src/ui/problem/RetryButton.tsx";
import css from "./dashboard.module.css";

const PLACES = ["first", "second", "third", "fourth", "fifth"] as const;

/**
 * A list's newest records with the height of five rows, and a link to all.
 * @param children an `<li>` for each record.
 */
export function RecentList(props: {
  title: string;
  /** Leads to all rows, also where the list has a default view. */
  all: { to: string; text: string };
  snapshot: ListSnapshot;
  onRetry: () => void;
  failed: string;
  empty: { title: string; text: string };
  children: ReactNode;
}) {
  const { snapshot } = props;
  const { problem, rows, unreadable } = snapshot.context;
  return (
    <Panel title={props.title} actions={<Link to={`${props.all.to}?${VIEW_KEY}=`}>{props.all.text}</Link>} flush>
      <div
        data-machine="list"
        data-state={JSON.stringify(snapshot.value)}
        aria-busy={snapshot.hasTag("busy")}
        className={css.orders}
      >
        {problem && (
          <div className={css.nothing} role="alert">
            <strong>{props.failed}</strong>
            <p className="muted">
              <ProblemText problem={problem} />
            </p>
            <RetryButton size="small" onRetry={props.onRetry} />
          </div>
        )}
        {snapshot.hasTag("empty") && (
          <div className={css.nothing}>
            <strong>{props.empty.title}</strong>
            <p className="muted">{props.empty.text}</p>
          </div>
        )}
        <Unreadable rows={unreadable} />
        <ul className="divided">
          {props.children}
          {rows.length + unreadable.length === 0 &&
            snapshot.matches({ loading: "rows" }) &&
            PLACES.map((place) => (
              <li key={place} className={css.order}>
                <span className={css.pending} />
              </li>
            ))}
        </ul>
      </div>
    </Panel>
  );
}
