import type { Bill } from "#contracts/bills/list-bills.ts";
import css from "#src/records/list/cells.module.css";
import { useNetworkName } from "#src/ui/chain/use-network-name.ts";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";

/** A list's cell in two lines: the amount, and its currency and network. */
export function AmountCell({ amount, currency, network }: Pick<Bill, "amount" | "currency" | "network">) {
  const name = useNetworkName();
  const format = useFormat();
  return (
    <span className={css.twoLines}>
      <Untranslated>{format.decimal(amount)}</Untranslated>{" "}
      <span className="muted">
        {currency}
        <span className={css.network}> · {name(network)}</span>
      </span>
    </span>
  );
}
