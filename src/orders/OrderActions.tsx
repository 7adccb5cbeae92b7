import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { OrderSummary } from "#contracts/orders/order.ts";
import { actionsOf } from "#contracts/orders/payment-state.ts";
import { useAddressDialog } from "#src/ui/dialog/use-address-dialog.ts";
import { ORDER_DIALOGS } from "./order-dialogs.ts";

/** An order's actions in the list and in its record (3.5, "operations"). */
export function OrderActions({ row }: { row: OrderSummary }) {
  const { t } = useTranslation("orders");
  const { open } = useAddressDialog(ORDER_DIALOGS);
  const { code } = row;
  const possible = actionsOf(row);
  return (
    <>
      {possible.includes("pay") && (
        <Button size="small" intent="primary" aria-label={t("list.payOf", { code })} onClick={() => open("pay", code)}>
          {t("list.pay")}
        </Button>
      )}
      {possible.includes("track") && (
        <Button size="small" aria-label={t("list.trackOf", { code })} onClick={() => open("pay", code)}>
          {t("list.track")}
        </Button>
      )}
      {possible.includes("cancel") && (
        <Button
          size="small"
          variant="minimal"
          aria-label={t("list.cancelOf", { code })}
          onClick={() => open("cancel", code)}
        >
          {t("list.cancel")}
        </Button>
      )}
    </>
  );
}
