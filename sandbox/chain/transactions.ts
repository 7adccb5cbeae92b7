import type { Network } from "#contracts/currencies/network.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { withFreshCode } from "#sandbox/storage/fresh-code.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { readHeights } from "./heights.ts";
import { makeHash, NETWORKS, REQUIRED_CONFIRMATIONS } from "./networks.ts";
import { recordCode } from "./record-code.ts";

export type TransactionRow = Tables["transactions"];

/** What moves on a chain: the chain itself adds the hash and the block. */
type Movement = Pick<
  TransactionRow,
  "merchantId" | "kind" | "network" | "amount" | "fromAddress" | "toAddress" | "createdAt"
> & {
  /** What it belongs to: an order by its code, or a bill to come, which gets a number of its own here. */
  reference: { order: string } | "BILL" | "RECH" | "WD";
  /** How many blocks pass before one holds it; none unless told. */
  delayBlocks?: number;
};

/** Lets USDT move on a chain. The next block will hold it, unless it is delayed. */
export async function recordTransaction(
  transaction: Database,
  { delayBlocks = 0, ...movement }: Movement,
): Promise<TransactionRow> {
  const { network, createdAt, reference } = movement;
  const currencyId = await usdtOn(transaction, network);
  const blockHeight = ((await readHeights(transaction)).get(network) ?? 0) + 1 + delayBlocks;
  return withFreshCode((digits) =>
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

/** The chain refuses what it has not confirmed yet. */
export async function dropTransactions(transaction: Database, hashes: readonly string[]): Promise<void> {
  await transaction
    .updateTable("transactions")
    .set({ status: "dropped" })
    .where("hash", "in", hashes)
    .where("status", "=", "confirming")
    .execute();
}

/** Marks what has all its confirmations by now, and gives it, each once; what somebody else has locked is left to them. */
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
