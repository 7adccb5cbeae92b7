import type { Network } from "#contracts/currencies/network.ts";
import { recordTransaction, type TransactionRow } from "#sandbox/chain/transactions.ts";
import { addressOf } from "#sandbox/currencies/address.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";

/**
 * Lets money arrive at a merchant's own payment address (7.12). Once the chain has confirmed it, it is billed (3.9) and
 * goes to the balance.
 * @throws Refused when there is no such merchant.
 */
export async function recharge(
  { db, clock }: Service,
  merchantId: string,
  { network, amount }: { network: Network; amount: string },
): Promise<TransactionRow> {
  return db.transaction().execute(async (transaction) => {
    const merchant = await transaction
      .selectFrom("merchants")
      .select("id")
      .where("id", "=", merchantId)
      .executeTakeFirst();
    if (!merchant) throw new Refused("notFound");
    const now = clock();
    return recordTransaction(transaction, {
      ...{ merchantId, kind: "recharge", reference: "RECH" as const, network, amount, createdAt: now },
      fromAddress: addressOf(`payer-${merchantId}`, network),
      toAddress: addressOf(merchantId, network),
    });
  });
}
