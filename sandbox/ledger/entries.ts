import { randomUUID } from "node:crypto";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

export type LedgerEntry = Omit<Tables["ledger"], "id">;

/** Adds entries to the ledger; a debit has a negative amount. */
export async function addLedgerEntries(transaction: Database, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insertInto("ledger")
    .values(entries.map((entry) => ({ id: randomUUID(), ...entry })))
    .execute();
}
