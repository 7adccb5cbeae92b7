import { FRACTION_DIGITS as PLACES } from "./amount.ts";

/** Whether an amount is zero ("0", "0.00"). */
export function isZero(amount: string): boolean {
  return /^0+(\.0*)?$/.test(amount);
}

/**
 * The exact sum of amounts (decimal strings, optionally signed), with as many places as the longest; "0" for an empty
 * list.
 */
export function sum(amounts: readonly string[]): string {
  const places = Math.max(0, ...amounts.map((amount) => amount.split(".")[1]?.length ?? 0));
  const total = amounts.reduce((before, amount) => before + scaled(amount), 0n);
  const digits = (total < 0n ? -total : total).toString().padStart(PLACES + 1, "0");
  const fraction = digits.slice(-PLACES).slice(0, places);
  return (total < 0n ? "-" : "") + digits.slice(0, -PLACES) + (fraction && `.${fraction}`);
}

/** Compares two amounts: negative if the first is smaller, positive if it is larger. */
export function compare(one: string, other: string): number {
  const difference = scaled(one) - scaled(other);
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}

/** The relative change from `before` to `now` (0.12 for 12 %); null if `before` is zero. */
export function change(now: string, before: string): number | null {
  const base = scaled(before);
  return base === 0n ? null : Number(((scaled(now) - base) * 1000n) / base) / 1000;
}

function scaled(amount: string): bigint {
  const [whole = "0", fraction = ""] = amount.replace(/^[+-]/, "").split(".");
  const size = BigInt(whole + fraction.padEnd(PLACES, "0"));
  return amount.startsWith("-") ? -size : size;
}
