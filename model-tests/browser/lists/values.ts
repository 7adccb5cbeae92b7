/** Values of cells and filters, computed from the service's rows. */
import type { Cell, Shown } from "./list-page.ts";

/** A row from the service. */
export type WireRow = Readonly<Record<string, unknown>>;

/** A shown row with its data from the service. */
export type Row = Shown["rows"][number] & { wire: WireRow };

/** An amount in units of 10⁻⁸: "1,234.56 USDT" is 123456000000. */
export function decimal(text: string): bigint {
  const [, sign = "", whole = "", part = ""] = /^([+-]?)([\d,]+)(?:\.(\d+))?/.exec(text) ?? [];
  if (whole === "") throw new Error(`${text} is no amount`);
  return BigInt(`${sign === "-" ? "-" : ""}${whole.replaceAll(",", "")}${part.padEnd(8, "0")}`);
}

export type Comparable = bigint | number | string | null;

/** The sort keys of a column's cells; null for a dash, which is sorted last. */
export function sortKeys(cells: readonly Cell[]): Comparable[] {
  const known = cells.filter(({ text }) => text !== "–");
  if (known.every(({ instant }) => instant !== null))
    return cells.map(({ instant }) => (instant === null ? null : Date.parse(instant)));
  if (known.every(({ text }) => /^[+-]?[\d,]+\.\d/.test(text)))
    // Amounts are sorted by absolute value.
    return cells.map(({ text }) => (text === "–" ? null : decimal(text.replace(/^[+-]/, ""))));
  return cells.map(({ text }) => (text === "–" ? null : text));
}

export function sorted(values: readonly Comparable[], direction: "ascending" | "descending"): Comparable[] {
  const known = values.filter((value) => value !== null);
  const order = known.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  if (direction === "descending") order.reverse();
  return [...order, ...values.filter((value) => value === null)];
}

/** Filters whose row field has another name. */
const FILTERED: Readonly<Record<string, (row: WireRow) => unknown>> = {
  "/api/Order/List status": (row) => row.payStatus,
};

/** Text filters that need the whole value. */
const WHOLE = ["applicationCode", "currency"];

/** The fields that a keyword searches (2.26). */
const KNOWN_BY = [
  ..."code number reference name symbol packageName applicationName userId hash fromAddress toAddress".split(" "),
  ..."paymentAddress deliveryAddress".split(" "),
];

/** Whether a row matches the filters in the address. */
export function matchesFilters(call: string, asked: Readonly<Record<string, string>>, row: WireRow): boolean {
  return Object.entries(asked).every(([name, value]) => {
    if (name === "sort" || name === "page" || name === "columns" || name === "view") return true;
    if (name === "amountFrom") return decimal(String(row.amount)) >= decimal(value);
    if (name === "amountUntil") return decimal(String(row.amount)) <= decimal(value);
    if (name.endsWith("From")) return dayOf(row) >= value;
    if (name.endsWith("Until")) return dayOf(row) <= value;
    const field = FILTERED[`${call} ${name}`]?.(row) ?? row[name];
    if (WHOLE.includes(name)) return field === value;
    if (["keyword", "search", "name"].includes(name))
      return KNOWN_BY.some((one) =>
        String(row[one] ?? "")
          .toLowerCase()
          .includes(value.toLowerCase()),
      );
    return field === value;
  });
}

/** The day of a row in the merchant's time zone, UTC+8. */
function dayOf(row: WireRow): string {
  const moment = row.createdAt ?? row.paidAt ?? row.at;
  return new Date(Date.parse(String(moment)) + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** The sums of rows by currency and direction. */
export function sumsOf(rows: readonly WireRow[]): string[] {
  const sums = new Map<string, bigint>();
  for (const row of rows) {
    const sign = row.direction === "in" ? "+" : row.direction === "out" ? "-" : "";
    const group = `${sign} ${row.currency ?? "USDT"}`;
    sums.set(group, (sums.get(group) ?? 0n) + decimal(String(row.amount)));
  }
  return [...sums].map(([group, sum]) => `${group} ${sum}`).sort();
}

/** The same for a shown amount such as "+1,234.56 USDT". */
export function parseSum(text: string): string {
  const [amount = "", currency = ""] = text.split(/\s/);
  const sign = /^[+-]/.exec(amount)?.[0] ?? "";
  return `${sign} ${currency} ${decimal(amount.replace(/^[+-]/, ""))}`;
}

/** The text of each row in one line. */
export function rowTexts({ rows }: { rows: readonly { cells: readonly Cell[] }[] }): string[] {
  return rows.map(({ cells }) => cells.map(({ text }) => text).join(" | "));
}

export function rowTextsBetween(rows: readonly Row[], from: number, to: number): string[] {
  return rowTexts({ rows: rows.slice(from, to) });
}
