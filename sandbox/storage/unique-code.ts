import { randomInt } from "node:crypto";

/** So many in a row that somebody has already are a fault, not chance. */
const MAX_TRIES = 20;

/** So many digits that cannot be guessed. */
export type Digits = (count: number) => string;

/**
 * Stores a row under a code of its own: tries again until the code is unused.
 * @param insert stores the row; answers undefined where its code is taken, for which it must not throw: that would end
 *   the transaction.
 */
export async function withUniqueCode<Row>(insert: (digits: Digits) => Promise<Row | undefined>): Promise<Row> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const row = await insert(randomDigits);
    if (row !== undefined) return row;
  }
  throw new Error(`No code was free in ${MAX_TRIES} tries`);
}

function randomDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join("");
}

/** The day of a moment in UTC, as codes begin with it. */
export function dayDigits(moment: Date): string {
  return moment.toISOString().slice(0, 10).replaceAll("-", "");
}
