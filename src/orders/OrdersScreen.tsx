import { Button } from "@blueprintjs/core";
import { BoxIcon } from "@blueprintjs/icons/lib/esm/generated/components/box";
import { useTranslation } from "react-i18next";
import type { Order, OrderSummary } from "#contracts/orders/order.ts";
import { ListScreen } from "#src/records/list/ListScreen.tsx";
import { prefetchList } from "#src/records/provide/prefetch.ts";
import { useProvided } from "#src/services/services.ts";
import { ButtonLink } from "#src/ui/button/ButtonLink.tsx";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { ORDER_DIALOGS } from "./order-dialogs.ts";
import { provideOrderList, provideOrderRecord } from "./provide.ts";
import { useOrderList } from "./use-order-list.tsx";

const dialogs = {
  names: ORDER_DIALOGS,
  View: lazyView(async () => (await import("./OrderDialogs.tsx")).OrderDialogs).View,
};

const Facts = lazyView(async () => (await import("#src/orders/details/OrderFacts.tsx")).OrderFacts).View;

const Receipt = lazyView(
  async () => (await import("#src/orders/receipt/OrderReceipt.tsx")).OrderReceipt,
  ["receipt"],
).View;
const receipt = { isDue: ({ payStatus }: Order) => payStatus === "paid", View: Receipt };

/** My orders (2.26). */
export function OrdersScreen() {
  const { t } = useTranslation(["orders", "shell"]);
  const logic = useProvided(provideOrderRecord);
  const toPackages = (isOffered: boolean) =>
    isOffered ? (
      <ButtonLink primary to="/order/packages">
        {t("list.new")}
      </ButtonLink>
    ) : (
      <Button intent="primary" disabled title={t("shell:notOffered.text")}>
        {t("list.new")}
      </Button>
    );
  return (
    <ListScreen<OrderSummary, Order, "pay" | "cancel">
      definition={useOrderList()}
      source={useProvided(provideOrderList)}
      actions={toPackages}
      empty={{ icon: <BoxIcon />, title: t("list.empty"), text: t("list.emptyText"), actions: toPackages(true) }}
      record={{ title: (code) => t("details.title", { code }), logic, Facts, receipt }}
      dialogs={dialogs}
    />
  );
}

OrdersScreen.prefetch = prefetchList(provideOrderList);
