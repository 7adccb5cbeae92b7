import { useTranslation } from "react-i18next";
import type { Order } from "#contracts/orders/order.ts";
import { missingAmountOf } from "#contracts/orders/payment-state.ts";
import { isZero } from "#contracts/reader/decimal.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { ExcessText } from "./ExcessText.tsx";
import css from "./pay.module.css";
import { SupportLink } from "./SupportLink.tsx";
import { TransferLine } from "./TransferLine.tsx";

/** What the service has seen for an order so far: the transfers, and how they add up against what was due. */
export function ReceivedTransfers({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const format = useFormat();
  const { payStatus, payment } = order;
  const { expected, received, transfers, token } = payment;
  const excess = payment.excess ?? "0";
  // A service may say how much came and not by which transfers.
  if (transfers.length === 0 && isZero(received ?? "0") && isZero(excess)) {
    return payStatus === "waiting" ? <p className="muted">{t("pay.nothingSeen")}</p> : null;
  }
  // What came late or on another network is not too much: it does not count at all.
  const stray = transfers.some(({ kind }) => kind !== "onTime");
  // A hash that is not known names nothing.
  const lines = transfers.map((transfer, index) => ({ key: `${transfer.hash} ${index}`, transfer }));
  // Of what is over nothing is missing, even where a service does not set `remaining` to nothing.
  const missing = payStatus === "paid" || payStatus === "cancelled" ? null : missingAmountOf(order);
  return (
    <section className={css.seen} aria-labelledby="pay-seen">
      <h3 id="pay-seen">{t("pay.seen")}</h3>
      <dl className={css.sums}>
        <Sum label={t("pay.expected")} amount={format.amount(expected, token)} />
        {received !== null && <Sum label={t("pay.received")} amount={format.amount(received, token)} />}
        {missing !== null && !isZero(missing) && (
          <Sum tone="danger" label={t("pay.missing")} amount={format.amount(missing, token)} />
        )}
        {!isZero(excess) && (
          <Sum tone="warning" label={t(stray ? "pay.uncounted" : "pay.excess")} amount={format.amount(excess, token)} />
        )}
      </dl>
      {!isZero(excess) && (
        <p>
          <ExcessText order={order} />{" "}
          {payment.excessHandling === "contactSupport" && <SupportLink code={order.code} />}
        </p>
      )}
      <ul className={css.transfers}>
        {lines.map(({ key, transfer }) => (
          <TransferLine key={key} transfer={transfer} token={token} />
        ))}
      </ul>
    </section>
  );
}

function Sum({ label, amount, tone }: { label: string; amount: string; tone?: "danger" | "warning" }) {
  return (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd className="figures" translate="no">
        {amount}
      </dd>
    </div>
  );
}
