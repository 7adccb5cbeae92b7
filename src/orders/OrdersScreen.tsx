import { BoxIcon } from "@blueprintjs/icons/lib/esm/generated/components/box";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useProvided } from "#src/services/services.ts";
import { ListView } from "#src/ui/list/ListView.tsx";
import { useList } from "#src/ui/list/use-list.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { useOpenOrder } from "./open-order.ts";
import { provideOrderList } from "./provide.ts";
import { useOrderList } from "./use-order-list.tsx";

const OrderDialogs = lazy(async () => ({ default: (await import("./OrderDialogs.tsx")).OrderDialogs }));

/** My orders (2.26): the list, and above it the order that the address opens. */
export function OrdersScreen() {
  const { t } = useTranslation("orders");
  const definition = useOrderList();
  const list = useList(useProvided(provideOrderList), definition);
  const { opened, open, close } = useOpenOrder();

  return (
    <>
      <PageHeader
        title={t("list.title")}
        actions={
          <Link className="bp6-button bp6-intent-primary" to="/order/packages">
            {t("list.new")}
          </Link>
        }
      />
      <ListView
        list={list}
        definition={definition}
        empty={
          <EmptyState
            icon={<BoxIcon />}
            title={t("list.empty")}
            actions={
              <Link className="bp6-button bp6-intent-primary" to="/order/packages">
                {t("list.new")}
              </Link>
            }
          >
            {t("list.emptyText")}
          </EmptyState>
        }
      />
      {opened && (
        <Suspense>
          <OrderDialogs opened={opened} onOpen={open} onClose={close} onChanged={list.refresh} />
        </Suspense>
      )}
    </>
  );
}
