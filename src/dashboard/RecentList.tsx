import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListSnapshot } from "#machines/shell/list.ts";
import { VIEW_KEY } from "#src/records/list/list-address.ts";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { Unreadable } from "#src/services/problem/Unreadable.tsx";
import { Panel } from "#src/ui/page/Panel.tsx";
import { RetryButton } from "#src/ui/problem/RetryButton.tsx";
import css from "./dashboard.module.css";

const PLACES = ["first", "second", "third", "fourth", "fifth"] as const;

type RecentRecord = { code: string; label: string; about: ReactNode; amount: ReactNode; status: ReactNode };

/** A list's newest records, each with a link to its details, with the height of five rows, and a link to all. */
export function RecentList(props: {
  of: "payments" | "orders";
  /** The list's path. */
  path: string;
  snapshot: ListSnapshot;
  onRetry: () => void;
  records: readonly RecentRecord[];
}) {
  const { of, path, snapshot } = props;
  const { t } = useTranslation("dashboard");
  const { problem, rows, unreadable } = snapshot.context;
  return (
    // The link leads to all rows, also where the list has a default view.
    <Panel title={t(`${of}.title`)} actions={<Link to={`${path}?${VIEW_KEY}=`}>{t(`${of}.all`)}</Link>} flush>
      <div
        data-machine="list"
        data-state={JSON.stringify(snapshot.value)}
        aria-busy={snapshot.hasTag("busy")}
        className={css.orders}
      >
        {problem && (
          <div className={css.nothing} role="alert">
            <strong>{t(`${of}.failed`)}</strong>
            <p className="muted">
              <ProblemText problem={problem} />
            </p>
            <RetryButton size="small" onRetry={props.onRetry} />
          </div>
        )}
        {snapshot.hasTag("empty") && (
          <div className={css.nothing}>
            <strong>{t(`${of}.empty`)}</strong>
            <p className="muted">{t(`${of}.emptyText`)}</p>
          </div>
        )}
        <Unreadable rows={unreadable} />
        <ul className="divided">
          {props.records.map(({ code, label, about, amount, status }) => (
            <li key={code} className={css.order}>
              <span className={css.orderName}>
                <Link
                  className="figures"
                  translate="no"
                  to={`${path}?open=${encodeURIComponent(code)}`}
                  aria-label={label}
                >
                  {code}
                </Link>
                <span className="note">{about}</span>
              </span>
              {amount}
              {status}
            </li>
          ))}
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
