import { useTranslation } from "react-i18next";
import type { Order } from "#contracts/orders/order.ts";
import { isZero } from "#src/orders/pay/amounts.ts";
import { Fact } from "#src/ui/facts/Fact.tsx";
import { Money } from "#src/ui/format/Money.tsx";

/** What came for an order where that is more than it cost: the transfer that its receipt leads to says so, too. */
export function ReceivedMore({ payment }: Pick<Order, "payment">) {
  const { t } = useTranslation("orders");
  const { received, excess, token } = payment;
  if (received === null || isZero(excess ?? "0")) return null;
  return (
    <Fact label={t("pay.received")}>
      <Money amount={received} currency={token} />
    </Fact>
  );
}
