import { useTranslation } from "react-i18next";
import { currencyType } from "#contracts/currencies/currency.ts";
import type { MyCurrency } from "#contracts/currencies/list-my-currencies.ts";
import { tokenProtocolOf } from "#contracts/currencies/network.ts";
import { isOffered } from "#contracts/problem.ts";
import type { CurrencySwitchesActor, CurrencySwitchesSnapshot } from "#machines/currencies/currency-switches.ts";
import { CurrencyStatus } from "#src/currencies/CurrencyStatus.tsx";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import css from "./mine.module.css";

/** One of the merchant's currencies with its switch, and the problem of a failed switch. */
export function CurrencyRow(props: {
  currency: MyCurrency;
  actor: CurrencySwitchesActor;
  snapshot: CurrencySwitchesSnapshot;
}) {
  const { currency, actor, snapshot } = props;
  const { t } = useTranslation("currencies");
  const { requested, problem } = snapshot.context;
  const { id, name, symbol, type, network, status } = currency;
  const isRequested = requested?.id === id;
  // Optimistic: a refusal switches it back.
  const on = isRequested && snapshot.matches("switching") ? requested.enabled : currency.enabled;
  const event = { type: "SWITCHED", id, enabled: !on } as const;
  const protocol =
    type === "token"
      ? tokenProtocolOf(network) || network
      : enumLabel(currencyType, type, (known) => t(`type.${known}`));
  return (
    <li className={css.currency}>
      <div>
        <p className={css.symbol}>
          {symbol} <span className="muted">{protocol}</span>
        </p>
        <p className={css.name}>
          {name} {status !== "available" && <CurrencyStatus status={status} />}
        </p>
      </div>
      <CurrencySwitch
        label={`${symbol} ${protocol}`}
        describedBy={status === "available" && !on ? "currency-room" : undefined}
        on={on}
        pending={isRequested && snapshot.hasTag("busy")}
        possible={snapshot.can(event) && isOffered(problem)}
        onSwitch={() => actor.send(event)}
      />
      {isRequested && problem && (
        <div className={css.problem} role="alert">
          <strong>{t(requested.enabled ? "mine.notOn" : "mine.notOff")}</strong> <ProblemText problem={problem} />
        </div>
      )}
    </li>
  );
}

/**
 * A switch that stays focusable while the service answers; it ignores events that the machine does not accept.
 */
function CurrencySwitch(props: {
  label: string;
  describedBy: string | undefined;
  on: boolean;
  pending: boolean;
  possible: boolean;
  onSwitch: () => void;
}) {
  const { t } = useTranslation("currencies");
  return (
    <button
      type="button"
      role="switch"
      className={css.switch}
      aria-checked={props.on}
      aria-disabled={!props.possible}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      data-pending={props.pending}
      onClick={props.onSwitch}
    >
      <span className={css.onOff} aria-hidden="true">
        {t(props.on ? "mine.on" : "mine.off")}
      </span>
      <span className={props.pending ? `${css.track} breathing` : css.track} aria-hidden="true" />
    </button>
  );
}
