import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { type OrderSummary, type PayStatus, payStatus } from "#contracts/orders/order.ts";
import { isKnown, type Unforeseen } from "#contracts/reader/unforeseen.ts";
import { useAddressDialog } from "#src/ui/dialog/use-address-dialog.ts";
import { ORDER_DIALOGS } from "./order-dialogs.ts";

/** What can be done with one order of the list (3.5, "operations"). */
export function OrderActions({ row: { code, payStatus } }: { row: OrderSummary }) {
  const { t } = useTranslation("orders");
  const { open } = useAddressDialog(ORDER_DIALOGS);
  const possible = possibleActions(payStatus);
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

/** What the merchant can begin with an order besides looking at it. */
type OrderAction = "pay" | "track" | "cancel";

/**
 * What an order of the list offers in its state (4.4): a pending one is paid or cancelled, a failed one is paid after
 * all, a waiting one is watched. In a state that this console does not know, there is only looking at it. The payment's own machine decides again when it comes to it.
 */
function possibleActions(status: PayStatus | Unforeseen): readonly OrderAction[] {
  return isKnown(payStatus, status) ? ACTIONS[status] : [];
}

const ACTIONS: Record<PayStatus, readonly OrderAction[]> = {
  pending: ["pay", "cancel"],
  failed: ["pay"],
  waiting: ["track"],
  paid: [],
  cancelled: [],
};
