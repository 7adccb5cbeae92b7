import { useTranslation } from "react-i18next";
import type { Order } from "#contracts/orders/order.ts";
import { type DifferenceKind, differencesOf } from "#contracts/orders/payment-difference.ts";
import { missingAmountOf } from "#contracts/orders/payment-state.ts";
import { isZero } from "#contracts/reader/decimal.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { DifferenceText } from "./DifferenceText.tsx";
import css from "./pay.module.css";
import { SupportLink } from "./SupportLink.tsx";
import { TransferLine } from "./TransferLine.tsx";

const LABELS = {
  overpaid: "pay.excess",
  overpaidUnconfirmed: "pay.excess",
  unexplained: "pay.excess",
  late: "pay.credited",
  arrived: "pay.credited",
  uncounted: "pay.uncounted",
} as const satisfies Record<DifferenceKind, string>;

/** The transfers received for an order, and their sum against the amount due. */
export function ReceivedTransfers({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const format = useFormat();
  const { payStatus, payment } = order;
  const { expected, received, transfers, token } = payment;
  const differences = differencesOf(order);
  // A service may send the received amount without its transfers.
  if (transfers.length === 0 && isZero(received ?? "0") && differences.length === 0) {
    return payStatus === "waiting" ? <p className="muted">{t("pay.nothingSeen")}</p> : null;
  }
  // Hashes may be empty, so the index is part of the key.
  const lines = transfers.map((transfer, index) => ({ key: `${transfer.hash} ${index}`, transfer }));
  // A paid or cancelled order has nothing missing, though some services do not set `remaining` to 0.
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
        {differences.map(({ kind, amount }) => (
          <Sum key={kind} tone="warning" label={t(LABELS[kind])} amount={format.amount(amount, token)} />
        ))}
      </dl>
      {differences.length > 0 && (
        <p>
          <DifferenceText order={order} />
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
    <div className={tone && `tone-${tone}`}>
      <dt>{label}</dt>
      <dd className="figures" translate="no">
        {amount}
      </dd>
    </div>
  );
}
