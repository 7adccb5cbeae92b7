import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OrderSummary } from "#contracts/orders/order.ts";
import type { ListSnapshot } from "#machines/shell/list.ts";
import { OrderStatus } from "#src/orders/OrderStatus.tsx";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { Money } from "#src/ui/format/Money.tsx";
import { Panel } from "#src/ui/page/Panel.tsx";
import { ProblemText } from "#src/ui/problem/ProblemText.tsx";
import css from "./dashboard.module.css";

const PLACES = ["first", "second", "third", "fourth", "fifth"] as const;

/** The newest orders with their status, each a link to its details. */
export function RecentOrders({ snapshot, onRetry }: { snapshot: ListSnapshot; onRetry: () => void }) {
  const { t } = useTranslation(["dashboard", "shell"]);
  // The machine serves lists of every kind; this one was given the call for orders.
  const orders = snapshot.context.rows as readonly OrderSummary[];
  const { problem } = snapshot.context;
  return (
    <Panel title={t("orders.title")} actions={<Link to="/order/list">{t("orders.all")}</Link>} flush>
      <div
        data-machine="list"
        data-state={JSON.stringify(snapshot.value)}
        aria-busy={snapshot.hasTag("busy")}
        className={css.orders}
      >
        {problem && (
          <div className={css.nothing} role="alert">
            <strong>{t("orders.failed")}</strong>
            <p className="muted">
              <ProblemText problem={problem} />
            </p>
            <Button size="small" onClick={onRetry}>
              {t("shell:error.retry")}
            </Button>
          </div>
        )}
        {snapshot.matches("empty") && (
          <div className={css.nothing}>
            <strong>{t("orders.empty")}</strong>
            <p className="muted">{t("orders.emptyText")}</p>
          </div>
        )}
        <ul>
          {orders.map((order) => (
            <RecentOrder key={order.code} order={order} />
          ))}
          {orders.length === 0 &&
            snapshot.hasTag("busy") &&
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

function RecentOrder({ order: { code, packageName, amount, createdAt, payStatus } }: { order: OrderSummary }) {
  const { t } = useTranslation("dashboard");
  return (
    <li className={css.order}>
      <span className={css.orderName}>
        <Link
          className="figures"
          to={`/order/list?open=${encodeURIComponent(code)}`}
          aria-label={t("orders.order", { code })}
        >
          {code}
        </Link>
        <span className="muted">
          {packageName} · <DateTime instant={createdAt} dateOnly />
        </span>
      </span>
      <Money amount={amount} />
      <OrderStatus status={payStatus} />
    </li>
  );
}
