import { network as networks } from "#contracts/currencies/network.ts";
import type { CurrencySwitchesActor, CurrencySwitchesSnapshot } from "#machines/currencies/currency-switches.ts";
import { useNetworkName } from "#src/ui/chain/use-network-name.ts";
import { Panel } from "#src/ui/page/Panel.tsx";
import { CurrencyRow } from "./CurrencyRow.tsx";
import css from "./mine.module.css";

/** The merchant's currencies with their switches, by chain. */
export function ChainPanels({ actor, snapshot }: { actor: CurrencySwitchesActor; snapshot: CurrencySwitchesSnapshot }) {
  const name = useNetworkName();
  const { currencies } = snapshot.context;
  // Unknown networks come last.
  const groups = [...new Set([...networks.options, ...currencies.map(({ network }) => network)])];
  return (
    <div className={css.chains}>
      {groups.map((network) => {
        const here = currencies.filter((currency) => currency.network === network);
        if (here.length === 0) return null;
        return (
          <Panel key={network} title={name(network)} flush>
            <ul className="divided">
              {here.map((currency) => (
                <CurrencyRow key={currency.id} currency={currency} actor={actor} snapshot={snapshot} />
              ))}
            </ul>
          </Panel>
        );
      })}
    </div>
  );
}
