import { useFormat } from "./use-format.ts";

/** An exact amount with its currency; `amount` is a decimal string. */
export function Money({ amount, currency = "USDT" }: { amount: string; currency?: string }) {
  const format = useFormat();
  return (
    <span className="figures money" translate="no">
      {format.decimal(amount)} <span className="money-currency">{currency}</span>
    </span>
  );
}
