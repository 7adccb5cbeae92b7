import { useTranslation } from "react-i18next";
import type { OrderSummary } from "#contracts/orders/order.ts";
import type { ListSnapshot } from "#machines/shell/list.ts";
import { OrderStatus } from "#src/orders/OrderStatus.tsx";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { Money } from "#src/ui/format/Money.tsx";
import { RecentList } from "./RecentList.tsx";

/** The latest orders with their status, each with a link to its details. */
export function RecentOrders({ snapshot, onRetry }: { snapshot: ListSnapshot; onRetry: () => void }) {
  const { t } = useTranslation("dashboard");
  // The machine is not generic; its call loads orders.
  const orders = snapshot.context.rows as readonly OrderSummary[];
  const records = orders.map((order) => ({
    code: order.code,
    label: t("orders.order", { code: order.code }),
    about: (
      <>
        {order.packageName} · <DateTime instant={order.createdAt} dateOnly />
      </>
    ),
    amount: <Money amount={order.amount} />,
    status: <OrderStatus order={order} />,
  }));
  return <RecentList of="orders" path="/order/list" snapshot={snapshot} onRetry={onRetry} records={records} />;
}
