import { useTranslation } from "react-i18next";
import { currencyType } from "#contracts/currencies/currency.ts";
import type { MyCurrency } from "#contracts/currencies/list-my-currencies.ts";
import { tokenProtocolOf } from "#contracts/currencies/network.ts";
import type { CurrencySwitchesActor, CurrencySwitchesSnapshot } from "#machines/currencies/currency-switches.ts";
import { isOffered } from "#machines/problem.ts";
import { CurrencyStatus } from "#src/currencies/CurrencyStatus.tsx";
import { shownWord } from "#src/ui/format/shown-word.ts";
import { CurrencySwitch } from "./CurrencySwitch.tsx";
import css from "./mine.module.css";
import { SwitchProblem } from "./SwitchProblem.tsx";

/** One of the merchant's currencies: what it is, its switch, and why a switch did not come through. */
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
  // While it is on its way a switch stands as it was asked for; a refusal puts it back.
  const on = isRequested && snapshot.matches("switching") ? requested.enabled : currency.enabled;
  const event = { type: "SWITCHED", id, enabled: !on } as const;
  const protocol =
    type === "token"
      ? tokenProtocolOf(network) || network
      : shownWord(currencyType, type, (known) => t(`type.${known}`));
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
      {isRequested && problem && <SwitchProblem problem={problem} on={requested.enabled} />}
    </li>
  );
}
