import type { Network } from "#contracts/currencies/network.ts";
import { recordTransaction, type TransactionRow } from "#sandbox/chain/transactions.ts";
import { deriveAddress } from "#sandbox/currencies/derive-address.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";

/**
 * Records a payment to the merchant's own address (7.12). Once the chain has confirmed it, it is billed (3.9) and added to
 * the balance.
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
      fromAddress: deriveAddress(`payer-${merchantId}`, network),
      toAddress: deriveAddress(merchantId, network),
    });
  });
}
