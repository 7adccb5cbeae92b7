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

/** What to send, on which network, where to, and until when; nothing for a network that this console does not know. */
export function PayInstructions({ order, onWindowEnded }: { order: Order; onWindowEnded: () => void }) {
  const { t } = useTranslation(["orders", "chain"]);
  const format = useFormat();
  const { network, token, expected, remaining, received, secondsLeft } = order.payment;
  if (!isKnown(networks, network)) return null;
  // What the chain refused is due again, even where a service does not say so.
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
        {/* What failed can be paid after all, without an end to the time for it unless the service names one. */}
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
