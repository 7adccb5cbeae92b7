import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { type Network, network as networks, TOKEN_PROTOCOLS } from "#contracts/currencies/network.ts";
import { Choice } from "#src/ui/form/Choice.tsx";
import css from "#src/ui/form/choice.module.css";

/** Chooses one of the networks, each with the protocol by which USDT travels on it. */
export function NetworkChoice(props: {
  legend: ReactNode;
  hint?: ReactNode;
  chosen: Network;
  disabled?: boolean;
  onChoose: (network: Network) => void;
}) {
  const { t } = useTranslation("chain");
  const hint = useId();
  return (
    <fieldset className={css.group} aria-describedby={props.hint ? hint : undefined} disabled={props.disabled}>
      <legend>{props.legend}</legend>
      <div className={css.cards}>
        {networks.options.map((network) => (
          <Choice
            key={network}
            name="network"
            value={network}
            className={css.card}
            checked={props.chosen === network}
            onChoose={() => props.onChoose(network)}
          >
            <span className={css.name}>{t(`network.${network}`)}</span>
            <span className="muted">USDT · {TOKEN_PROTOCOLS[network]}</span>
          </Choice>
        ))}
      </div>
      {props.hint && (
        <p id={hint} className={css.hint}>
          {props.hint}
        </p>
      )}
    </fieldset>
  );
}
