import { randomUUID } from "node:crypto";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

export type LedgerEntry = Omit<Tables["ledger"], "id">;

/** Enters what was added to merchants' money, or, with a minus, taken from it. */
export async function enterAll(transaction: Database, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insertInto("ledger")
    .values(entries.map((entry) => ({ id: randomUUID(), ...entry })))
    .execute();
}
