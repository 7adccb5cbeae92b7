import { useTranslation } from "react-i18next";
import { network as networks, TOKEN_PROTOCOLS } from "#contracts/currencies/network.ts";
import type { Order } from "#contracts/orders/order.ts";
import { isZero } from "#contracts/reader/decimal.ts";
import { isKnown } from "#contracts/reader/unknown-enum-value.ts";
import { PaymentAddress } from "#src/currencies/wallet/PaymentAddress.tsx";
import { NetworkWarning } from "#src/ui/chain/NetworkWarning.tsx";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import css from "./pay.module.css";
import { TimeLeft } from "./TimeLeft.tsx";

/** The amount, network, address and time to pay; nothing for an unknown network. */
export function PayInstructions({ order, onWindowEnded }: { order: Order; onWindowEnded: () => void }) {
  const { t } = useTranslation(["orders", "chain"]);
  const format = useFormat();
  const { network, token, expected, remaining, received, secondsLeft } = order.payment;
  if (!isKnown(networks, network)) return null;
  // After a refused confirmation the full amount is due again, though some services send 0 as the rest.
  const due = isZero(remaining) ? expected : remaining;
  return (
    <div className={css.instructions}>
      <div className={css.row}>
        <div>
          <h3 className={css.label}>
            {t(received === null || isZero(received) || isZero(remaining) ? "pay.amount" : "pay.rest")}
          </h3>
          <p className={css.amount}>
            <strong className="figures" translate="no">
              {format.decimal(due)}
            </strong>{" "}
            <span>{token}</span>
            <CopyButton text={due} label={t("pay.copyAmount")} />
          </p>
        </div>
        <div>
          <h3 className={css.label}>{t("pay.network")}</h3>
          <p className={css.fact}>
            {t(`chain:network.${network}`)} <span className={css.protocol}>{TOKEN_PROTOCOLS[network]}</span>
          </p>
        </div>
        <div>
          <h3 className={css.label}>{t("pay.token")}</h3>
          <p className={css.fact}>{token}</p>
        </div>
        {/* A failed or waiting order can still be paid, without a time limit unless the service sends one. */}
        {secondsLeft !== null && (order.payStatus === "pending" || secondsLeft > 0) && (
          <TimeLeft order={order} secondsLeft={secondsLeft} onEnded={onWindowEnded} />
        )}
      </div>
      <p className={css.exact}>{t("pay.exact")}</p>
      <NetworkWarning network={network} token={token} />
      <PaymentAddress key={network} network={network} />
    </div>
  );
}
