import { useTranslation } from "react-i18next";
import { network as networks, TOKEN_PROTOCOLS } from "#contracts/currencies/network.ts";
import type { OrderPlacementActor, OrderPlacementSnapshot } from "#machines/orders/order-placement.ts";
import { Choice } from "./Choice.tsx";
import css from "./packages.module.css";

/** On which network the USDT will be sent, each with its token protocol. */
export function NetworkChoice({ actor, snapshot }: { actor: OrderPlacementActor; snapshot: OrderPlacementSnapshot }) {
  const { t } = useTranslation("orders");
  const { choice } = snapshot.context;
  return (
    <fieldset className={css.group} aria-describedby="network-hint" disabled={!snapshot.matches("choosing")}>
      <legend>{t("packages.network")}</legend>
      <div className={css.networks}>
        {networks.options.map((network) => (
          <Choice
            key={network}
            name="network"
            value={network}
            className={css.network}
            checked={choice.network === network}
            onChoose={() => actor.send({ type: "NETWORK_CHOSEN", network })}
          >
            <span className={css.name}>{t(`network.${network}`)}</span>
            <span className="muted">USDT · {TOKEN_PROTOCOLS[network]}</span>
          </Choice>
        ))}
      </div>
      <p id="network-hint" className={css.hint}>
        {t("packages.networkHint")}
      </p>
    </fieldset>
  );
}
