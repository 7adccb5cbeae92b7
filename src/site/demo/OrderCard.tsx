import { useTranslation } from "react-i18next";
import { useFormat } from "#src/ui/format/use-format.ts";
import { OrderActions } from "./OrderActions.tsx";
import { OrderOutcome } from "./OrderOutcome.tsx";
import { ReceivedTransfers } from "./ReceivedTransfers.tsx";
import { ShowWhen } from "./ShowWhen.tsx";
import { AMOUNT_DUE, decimal } from "./simulated-order.ts";

const STATUSES = [
  ["pending", "accent"],
  ["waiting", "warning"],
  ["paid", "success"],
  ["cancelled", "neutral"],
  ["failed", "danger"],
] as const;

/** The order as in the console: amount due, payments received, and actions. */
export function OrderCard() {
  const { t } = useTranslation("demo", { keyPrefix: "order" });
  const { t: orders } = useTranslation("orders");
  const { t: chain } = useTranslation("chain");
  const format = useFormat();
  return (
    <article className="demo-order" aria-labelledby="demo-order-title">
      <header>
        <h2 id="demo-order-title">{t("title")}</h2>
        {STATUSES.map(([status, tone]) => (
          <ShowWhen key={status} one={status} of="span" className={`site-tag tone-${tone}`}>
            {chain(`orderStatus.${status}`)}
          </ShowWhen>
        ))}
      </header>
      <dl className="demo-due">
        <div>
          <dt>{orders("pay.amount")}</dt>
          <dd className="figures" translate="no">
            {format.decimal(decimal(AMOUNT_DUE))} <small>USDT</small>
          </dd>
        </div>
        <div>
          <dt>{orders("pay.network")}</dt>
          <dd>
            {chain("network.TRON")} <small>TRC20</small>
          </dd>
        </div>
      </dl>
      <div className="visually-hidden" role="status">
        {STATUSES.map(([status]) => (
          <ShowWhen key={status} one={status} of="p">
            {orders(`pay.announce.${status}`)}
          </ShowWhen>
        ))}
      </div>
      <OrderOutcome />
      <ReceivedTransfers />
      <OrderActions />
    </article>
  );
}
