import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { Order } from "#contracts/orders/order.ts";
import { possibleActions } from "#src/orders/possible-actions.ts";
import { provideOrderRecord } from "#src/orders/provide.ts";
import { useProvided } from "#src/services/services.ts";
import { RecordDialog } from "#src/ui/record/RecordDialog.tsx";
import { OrderFacts } from "./OrderFacts.tsx";

/** One order with everything that is known of it (2.26, 3.5). */
export function DetailsDialog({ code, onClose, onPay }: { code: string; onClose: () => void; onPay: () => void }) {
  const { t } = useTranslation("orders");
  return (
    <RecordDialog<Order>
      title={t("details.title", { code })}
      code={code}
      logic={useProvided(provideOrderRecord)}
      onClose={onClose}
      actions={({ payStatus }) => <PayButton possible={possibleActions(payStatus)} onPay={onPay} />}
    >
      {(order) => <OrderFacts order={order} />}
    </RecordDialog>
  );
}

/** Leads on to the payment of the order, where there is one to make or to watch. */
function PayButton({ possible, onPay }: { possible: ReturnType<typeof possibleActions>; onPay: () => void }) {
  const { t } = useTranslation("orders");
  if (possible.includes("pay")) {
    return (
      <Button intent="primary" onClick={onPay}>
        {t("details.pay")}
      </Button>
    );
  }
  return possible.includes("track") && <Button onClick={onPay}>{t("details.track")}</Button>;
}
