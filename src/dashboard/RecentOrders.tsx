import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OrderSummary } from "#contracts/orders/order.ts";
import type { ListSnapshot } from "#machines/shell/list.ts";
import { OrderStatus } from "#src/orders/OrderStatus.tsx";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { Money } from "#src/ui/format/Money.tsx";
import css from "./dashboard.module.css";
import { RecentList } from "./RecentList.tsx";

/** The latest orders with their status, each with a link to its details. */
export function RecentOrders({ snapshot, onRetry }: { snapshot: ListSnapshot; onRetry: () => void }) {
  const { t } = useTranslation("dashboard");
  // The machine is not generic; its call loads orders.
  const orders = snapshot.context.rows as readonly OrderSummary[];
  return (
    <RecentList
      title={t("orders.title")}
      all={{ to: "/order/list", text: t("orders.all") }}
      snapshot={snapshot}
      onRetry={onRetry}
      failed={t("orders.failed")}
      empty={{ title: t("orders.empty"), text: t("orders.emptyText") }}
    >
      {orders.map(({ code, packageName, amount, createdAt, payStatus, payReason }) => (
        <li key={code} className={css.order}>
          <span className={css.orderName}>
            <Link
              className="figures"
              translate="no"
              to={`/order/list?open=${encodeURIComponent(code)}`}
              aria-label={t("orders.order", { code })}
            >
              {code}
            </Link>
            <span className="note">
              {packageName} · <DateTime instant={createdAt} dateOnly />
            </span>
          </span>
          <Money amount={amount} />
          <OrderStatus order={{ payStatus, payReason }} />
        </li>
      ))}
    </RecentList>
  );
}
