import { randomDigits } from "#sandbox/account/secrets.ts";

/** More collisions in a row are a defect, not chance. */
const MAX_TRIES = 20;

/** Returns so many random digits. */
export type Digits = (count: number) => string;

/**
 * Stores a row with a unique random code.
 * @param insert stores the row; returns undefined when its code is taken. It must not throw then, since that would end the
 *   transaction.
 */
export async function withUniqueCode<Row>(insert: (digits: Digits) => Promise<Row | undefined>): Promise<Row> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const row = await insert(randomDigits);
    if (row !== undefined) return row;
  }
  throw new Error(`No code was free in ${MAX_TRIES} tries`);
}

/** The day in UTC, as in codes: "20261121". */
export function dayDigits(moment: Date): string {
  return moment.toISOString().slice(0, 10).replaceAll("-", "");
}
