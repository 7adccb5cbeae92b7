import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { type Network, network as networks, TOKEN_PROTOCOLS } from "#contracts/currencies/network.ts";
import css from "#src/ui/form/choice.module.css";
import { RadioCard } from "#src/ui/form/RadioCard.tsx";

/** Chooses one of the networks, each with its USDT token protocol. */
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
          <RadioCard
            key={network}
            name="network"
            value={network}
            className={css.card}
            checked={props.chosen === network}
            onSelect={() => props.onChoose(network)}
          >
            <span className={css.name}>{t(`network.${network}`)}</span>
            <span className="muted">USDT · {TOKEN_PROTOCOLS[network]}</span>
          </RadioCard>
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
