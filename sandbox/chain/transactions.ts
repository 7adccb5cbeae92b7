import type { Network } from "#contracts/currencies/network.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { withUniqueCode } from "#sandbox/storage/unique-code.ts";
import { readHeights } from "./heights.ts";
import { makeHash, NETWORKS, REQUIRED_CONFIRMATIONS } from "./networks.ts";
import { recordCode } from "./record-code.ts";

export type TransactionRow = Tables["transactions"];

/** A transfer to record; hash and block are added. */
type Movement = Pick<
  TransactionRow,
  "merchantId" | "kind" | "network" | "amount" | "fromAddress" | "toAddress" | "createdAt"
> & {
  /** An order's code, or a prefix for a generated number. */
  reference: { order: string } | "BILL" | "RECH" | "WD";
  /** Blocks before the one that includes it; 0 by default. */
  delayBlocks?: number;
};

/** Records a transfer of USDT, to be in the next block, or so many blocks later. */
export async function recordTransaction(
  transaction: Database,
  { delayBlocks = 0, ...movement }: Movement,
): Promise<TransactionRow> {
  const { network, createdAt, reference } = movement;
  const currencyId = await usdtOn(transaction, network);
  const blockHeight = ((await readHeights(transaction)).get(network) ?? 0) + 1 + delayBlocks;
  return withUniqueCode((digits) =>
    transaction
      .insertInto("transactions")
      .values({
        ...movement,
        code: recordCode("TX", createdAt, digits),
        reference: typeof reference === "string" ? recordCode(reference, createdAt, digits) : reference.order,
        ...{ currencyId, hash: makeHash(network), blockHeight, status: "confirming" },
      })
      // Either number may be taken.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Drops transactions that the chain has not confirmed yet. */
export async function dropTransactions(transaction: Database, hashes: readonly string[]): Promise<void> {
  await transaction
    .updateTable("transactions")
    .set({ status: "dropped" })
    .where("hash", "in", hashes)
    .where("status", "=", "confirming")
    .execute();
}

/** Confirms transactions with enough confirmations and returns each once; locked rows are skipped. */
export async function confirmTransactions(transaction: Database): Promise<TransactionRow[]> {
  const heights = await readHeights(transaction);
  const confirmed: TransactionRow[] = [];
  for (const network of NETWORKS) {
    const rows = await transaction
      .updateTable("transactions")
      .set({ status: "confirmed" })
      .where("code", "in", (transactions) =>
        transactions
          .selectFrom("transactions")
          .select("code")
          .where("status", "=", "confirming")
          .where("network", "=", network)
          .where("blockHeight", "<=", (heights.get(network) ?? 0) - REQUIRED_CONFIRMATIONS[network] + 1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute();
    confirmed.push(...rows);
  }
  return confirmed;
}

async function usdtOn(db: Database, network: Network): Promise<string> {
  const { id } = await db
    .selectFrom("currencies")
    .select("id")
    .where("network", "=", network)
    .where("symbol", "=", "USDT")
    .executeTakeFirstOrThrow();
  return id;
}
