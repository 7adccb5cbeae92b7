import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import type { Network } from "#contracts/currencies/network.ts";
import type { Receipt, Receipts } from "#contracts/dashboard/load-receipts.ts";
import { compare, sum } from "#contracts/reader/decimal.ts";
import type { UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import type { Grouping } from "#machines/dashboard/receipts-trend.ts";
import { addDays } from "#src/ui/format/calendar-day.ts";

/** The most lines; further ones are combined. */
const MAX_LINES = 5;

/** One line of the chart and one column of the table: an amount for each day, "0" without payments. */
export type Line = { key: string; name: string; amounts: readonly string[]; total: string };

/** The receipts in one currency for each day of a range, the oldest first. */
export type Trend = {
  /** The currency's symbol; null without receipts. */
  currency: string | null;
  /** The currencies with receipts, by number of payments. */
  currencies: readonly string[];
  groupedBy: Grouping;
  days: readonly string[];
  /** The largest first; a last one with an empty name combines all others. */
  lines: readonly Line[];
  totals: readonly string[];
  payments: readonly number[];
  total: string;
};

/**
 * Arranges receipts for the chart and its table. Amounts of different currencies are never added.
 * @param days the number of days, with today.
 * @param currency the one to show; null for USDT, or without any for the one with most payments.
 */
export function buildTrend(
  { items, today }: Receipts,
  {
    days: count,
    groupedBy,
    currency: wanted,
    networkName,
  }: {
    days: number;
    groupedBy: Grouping;
    currency: string | null;
    networkName: (network: Network | UnknownEnumValue) => string;
  },
): Trend {
  const currencies = currenciesOf(items);
  const currency = [wanted, "USDT"].find((one) => one !== null && currencies.includes(one)) ?? currencies[0] ?? null;
  const days = Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
  const shown = items.filter((item) => item.currency === currency);
  const amountsOf = (these: readonly Receipt[]) =>
    days.map((day) => sum(these.filter((item) => item.day === day).map(({ amount }) => amount)));
  const line = (key: string, name: string, these: readonly Receipt[]): Line => ({
    key,
    name,
    amounts: amountsOf(these),
    total: sum(these.map(({ amount }) => amount)),
  });
  const { keyOf, nameOf } = {
    network: {
      keyOf: ({ network }: Receipt) => String(network),
      nameOf: ({ network }: Receipt) => networkName(network),
    },
    currency: { keyOf: paymentCurrency, nameOf: paymentCurrency },
    application: {
      keyOf: ({ applicationCode }: Receipt) => applicationCode,
      nameOf: ({ applicationName }: Receipt) => applicationName,
    },
  }[groupedBy];
  const groups = Map.groupBy(shown, keyOf);
  const lines = [...groups]
    .map(([key, these]) => line(key, these[0] ? nameOf(these[0]) : key, these))
    .sort((one, other) => compare(other.total, one.total));
  const beyond = lines.length > MAX_LINES ? lines.splice(MAX_LINES - 1).map(({ key }) => key) : [];
  if (beyond.length > 0)
    lines.push(
      line(
        "",
        "",
        beyond.flatMap((key) => groups.get(key) ?? []),
      ),
    );
  return {
    currency,
    currencies,
    groupedBy,
    days,
    lines,
    totals: amountsOf(shown),
    payments: days.map((day) => shown.reduce((all, item) => (item.day === day ? all + item.payments : all), 0)),
    total: sum(shown.map(({ amount }) => amount)),
  };
}

/** One day's receipts by currency. */
export function receivedOn(day: string, items: readonly Receipt[]): Map<string, string> {
  const groups = Map.groupBy(
    items.filter((item) => item.day === day),
    ({ currency }) => currency,
  );
  return new Map([...groups].map(([currency, these]) => [currency, sum(these.map(({ amount }) => amount))]));
}

/** By number of payments, since amounts of different currencies cannot be compared. */
function currenciesOf(items: readonly Receipt[]): string[] {
  const payments = new Map<string, number>();
  for (const { currency, payments: count } of items) payments.set(currency, (payments.get(currency) ?? 0) + count);
  return [...payments].sort(([, one], [, other]) => other - one).map(([currency]) => currency);
}
