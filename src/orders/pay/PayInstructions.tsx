import { WarningSignIcon } from "@blueprintjs/icons/lib/esm/generated/components/warning-sign";
import { useTranslation } from "react-i18next";
import { TOKEN_PROTOCOLS } from "#contracts/currencies/network.ts";
import type { Order } from "#contracts/orders/order.ts";
import { CopyButton } from "../../shell/copy/CopyButton.tsx";
import { useFormat } from "../../shell/format/use-format.ts";
import { isZero } from "./amounts.ts";
import { PayAddress } from "./PayAddress.tsx";
import css from "./pay.module.css";
import { TimeLeft } from "./TimeLeft.tsx";

/** What to send, on which network, where to, and until when. */
export function PayInstructions({ order, onWindowEnded }: { order: Order; onWindowEnded: () => void }) {
  const { t } = useTranslation("orders");
  const format = useFormat();
  const { network, token, remaining, received, secondsLeft } = order.payment;
  const protocol = TOKEN_PROTOCOLS[network];
  const named = { token, network: t(`network.${network}`), protocol };
  return (
    <div className={css.instructions}>
      <div className={css.row}>
        <div>
          <h3 className={css.label}>{t(isZero(received) ? "pay.amount" : "pay.rest")}</h3>
          <p className={css.amount}>
            <strong className="figures">{format.decimal(remaining)}</strong> <span>{token}</span>
            <CopyButton text={remaining} label={t("pay.copyAmount")} />
          </p>
        </div>
        <div>
          <h3 className={css.label}>{t("pay.network")}</h3>
          <p className={css.fact}>
            {t(`network.${network}`)} <span className={css.protocol}>{protocol}</span>
          </p>
        </div>
        <div>
          <h3 className={css.label}>{t("pay.token")}</h3>
          <p className={css.fact}>{token}</p>
        </div>
        {/* What failed can be paid after all, without an end to the time for it unless the service names one. */}
        {(order.payStatus === "pending" || secondsLeft > 0) && <TimeLeft order={order} onEnded={onWindowEnded} />}
      </div>
      <p className={css.exact}>{t("pay.exact")}</p>
      <div className={css.warning} role="note">
        <WarningSignIcon size={18} aria-hidden="true" />
        <div>
          <strong>{t("pay.networkWarning.title", named)}</strong>
          <p>{t("pay.networkWarning.text")}</p>
        </div>
      </div>
      <PayAddress key={network} network={network} />
    </div>
  );
}
