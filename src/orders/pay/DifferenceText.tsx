import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contracts/orders/order.ts";
import { differencesOf } from "#contracts/orders/payment-difference.ts";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";

/** What happens to the money beyond the price; nothing without any. An unknown handling is shown as sent. */
export function DifferenceText({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const format = useFormat();
  const { excessHandling, token } = order.payment;
  return differencesOf(order).map(({ kind, amount }) => (
    <Fragment key={kind}>
      {kind === "unexplained"
        ? excessHandling
        : withUntranslated((exact) =>
            t(`pay.difference.${kind}`, { amount: exact(format.amount(amount, token)) }),
          )}{" "}
    </Fragment>
  ));
}
