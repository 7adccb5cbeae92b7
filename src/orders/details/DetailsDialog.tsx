import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { Order } from "#contracts/orders/order.ts";
import { possibleActions } from "#src/orders/possible-actions.ts";
import { provideOrderRecord } from "#src/orders/provide.ts";
import { RefusalText } from "#src/orders/RefusalText.tsx";
import { useProvided } from "#src/services/services.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import css from "#src/ui/dialog/dialog.module.css";
import { Notice } from "#src/ui/page/Notice.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { useResource } from "#src/ui/resource/use-resource.ts";
import { OrderFacts } from "./OrderFacts.tsx";

/** One order with everything that is known of it (2.26, 3.5). */
export function DetailsDialog({ code, onClose, onPay }: { code: string; onClose: () => void; onPay: () => void }) {
  const { t } = useTranslation("orders");
  const { snapshot, value: order, refresh } = useResource<Order>(useProvided(provideOrderRecord), code);
  const { problem } = snapshot.context;
  const possible = order ? possibleActions(order.payStatus) : [];
  return (
    <ConsoleDialog title={t("details.title", { code })} closeLabel={t("details.close")} onClose={onClose}>
      <div className={css.body} data-machine="resource" data-state={JSON.stringify(snapshot.value)}>
        {!order && snapshot.hasTag("busy") && <Skeleton lines={8} label={t("details.loading")} />}
        {problem && (
          <Notice tone="danger" title={t("details.failed")}>
            <p>
              <RefusalText problem={problem} />
            </p>
            <Button size="small" onClick={refresh}>
              {t("details.retry")}
            </Button>
          </Notice>
        )}
        {order && <OrderFacts order={order} />}
        <div className={css.foot}>
          <Button onClick={onClose}>{t("details.close")}</Button>
          {possible.includes("pay") && (
            <Button intent="primary" onClick={onPay}>
              {t("details.pay")}
            </Button>
          )}
          {possible.includes("track") && <Button onClick={onPay}>{t("details.track")}</Button>}
        </div>
      </div>
    </ConsoleDialog>
  );
}
