import { type Digits, dayDigits } from "#sandbox/storage/fresh-code.ts";

/** A record's number: what it is, its day in UTC, and ten digits that cannot be guessed. */
export function recordCode(prefix: "TX" | "BILL" | "RECH" | "WD" | "CB", now: Date, digits: Digits): string {
  return `${prefix}${dayDigits(now)}${digits(10)}`;
}
