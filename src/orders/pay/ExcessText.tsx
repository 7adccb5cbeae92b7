import { useTranslation } from "react-i18next";
import { type Order, excessHandling as ways } from "#contracts/orders/order.ts";
import { isZero } from "#contracts/reader/decimal.ts";
import { isKnown } from "#contracts/reader/unknown-enum-value.ts";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";

/** What happens to an excess payment; nothing without one. Unknown values are shown as sent. */
export function ExcessText({ order: { payment } }: { order: Order }) {
  const { t } = useTranslation("orders");
  const format = useFormat();
  const { excess, excessHandling, token } = payment;
  if (excess === null || isZero(excess)) return null;
  if (!isKnown(ways, excessHandling)) return excessHandling;
  return withUntranslated((exact) =>
    t(`pay.excessHandling.${excessHandling}`, { amount: exact(format.amount(excess, token)) }),
  );
}
