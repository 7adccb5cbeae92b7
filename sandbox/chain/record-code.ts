import { type Digits, dayDigits } from "#sandbox/storage/unique-code.ts";

/** A record's number: its prefix, its day in UTC, and ten random digits. */
export function recordCode(prefix: "TX" | "BILL" | "RECH" | "WD" | "CB", now: Date, digits: Digits): string {
  return `${prefix}${dayDigits(now)}${digits(10)}`;
}
