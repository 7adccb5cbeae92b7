import { randomInt } from "node:crypto";

const SPACE = 10_000_000_000;

/** A record's number: what it is, its day in UTC, and ten digits that cannot be guessed. */
export function makeRecordCode(prefix: "TX" | "BILL" | "RECH" | "CB", now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll("-", "");
  return `${prefix}${day}${randomInt(SPACE).toString().padStart(10, "0")}`;
}
