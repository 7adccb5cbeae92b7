import { sum } from "#contracts/reader/decimal.ts";
import type { AmountValue, Field, FieldValue } from "./field.ts";

/** The totals of one currency. Incoming and outgoing amounts (with a sign) are separate. */
export type Total = {
  currency: string;
  sign: "+" | "-" | "";
  /** How many rows it adds up. */
  rows: number;
  /** Exact totals by the field's index. */
  amounts: ReadonlyMap<number, string>;
};

/** Adds up every amount that has a currency, row by row, without keeping the rows. */
export function tally<Row>(fields: readonly Field<Row>[]) {
  const totals = new Map<string, Omit<Total, "amounts"> & { amounts: Map<number, string> }>();
  return {
    add(row: Row) {
      const added = new Set<{ rows: number }>();
      for (const [place, { value }] of fields.entries()) {
        const found = value(row);
        if (!isCounted(found)) continue;
        const { amount, currency } = found;
        const sign = amount.startsWith("-") ? "-" : amount.startsWith("+") ? "+" : "";
        const group = sign + currency;
        const total = totals.get(group) ?? { currency, sign, rows: 0, amounts: new Map() };
        const before = total.amounts.get(place);
        total.amounts.set(place, before === undefined ? amount : withSign(sum([before, amount]), amount));
        totals.set(group, total);
        added.add(total);
      }
      for (const total of added) total.rows += 1;
    },
    totals: (): readonly Total[] => [...totals.values()],
  };
}

/** Whether `tally` adds a value up. */
export function isCounted(value: FieldValue | undefined): value is AmountValue & { currency: string } {
  return typeof value === "object" && value !== null && "amount" in value && value.currency !== undefined;
}

function withSign(total: string, like: string): string {
  return like.startsWith("+") ? `+${total}` : total;
}
