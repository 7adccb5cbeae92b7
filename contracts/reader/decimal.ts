import { FRACTION_DIGITS as PLACES } from "./amount.ts";

/** Whether an amount is nothing: "0", "0.00". */
export function isZero(amount: string): boolean {
  return /^0+(\.0*)?$/.test(amount);
}

/** Adds amounts (decimal texts, with a sign or without) exactly; "0" for none. The sum has as many places as the longest of them. */
export function sum(amounts: readonly string[]): string {
  const places = Math.max(0, ...amounts.map((amount) => amount.split(".")[1]?.length ?? 0));
  const total = amounts.reduce((before, amount) => before + scaled(amount), 0n);
  const digits = (total < 0n ? -total : total).toString().padStart(PLACES + 1, "0");
  const fraction = digits.slice(-PLACES).slice(0, places);
  return (total < 0n ? "-" : "") + digits.slice(0, -PLACES) + (fraction && `.${fraction}`);
}

/** Which of two amounts is the larger: below 0 for the second, above it for the first. */
export function compare(one: string, other: string): number {
  const difference = scaled(one) - scaled(other);
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}

/** How much the first amount is above the second, as a ratio of it (0.12 for 12 %); null where the second is nothing. */
export function change(now: string, before: string): number | null {
  const base = scaled(before);
  return base === 0n ? null : Number(((scaled(now) - base) * 1000n) / base) / 1000;
}

function scaled(amount: string): bigint {
  const [whole = "0", fraction = ""] = amount.replace(/^[+-]/, "").split(".");
  const size = BigInt(whole + fraction.padEnd(PLACES, "0"));
  return amount.startsWith("-") ? -size : size;
}
