import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { OrderSummary } from "#contracts/orders/order.ts";
import css from "#src/ui/list/cells.module.css";
import { useOpenOrder } from "./open-order.ts";
import { possibleActions } from "./possible-actions.ts";

/** What can be done with one order of the list (3.5, "operations"). */
export function OrderActions({ order: { code, payStatus } }: { order: OrderSummary }) {
  const { t } = useTranslation("orders");
  const { open } = useOpenOrder();
  const possible = possibleActions(payStatus);
  return (
    <span className={css.actions}>
      {possible.includes("pay") && (
        <Button
          size="small"
          intent="primary"
          aria-label={t("list.payOf", { code })}
          onClick={() => open({ purpose: "pay", code })}
        >
          {t("list.pay")}
        </Button>
      )}
      {possible.includes("track") && (
        <Button size="small" aria-label={t("list.trackOf", { code })} onClick={() => open({ purpose: "pay", code })}>
          {t("list.track")}
        </Button>
      )}
      <Button
        size="small"
        variant="minimal"
        aria-label={t("list.detailsOf", { code })}
        onClick={() => open({ purpose: "open", code })}
      >
        {t("list.details")}
      </Button>
      {possible.includes("cancel") && (
        <Button
          size="small"
          variant="minimal"
          aria-label={t("list.cancelOf", { code })}
          onClick={() => open({ purpose: "cancel", code })}
        >
          {t("list.cancel")}
        </Button>
      )}
    </span>
  );
}
