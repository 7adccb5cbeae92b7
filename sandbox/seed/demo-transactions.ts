import { FIRST_HEIGHTS } from "#sandbox/chain/networks.ts";
import { deriveAddress } from "#sandbox/currencies/derive-address.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

type Transaction = Tables["transactions"];

/** The id of USDT on each network. */
const USDT = { TRON: "usdt-trc20", ETH: "usdt-erc20", BSC: "usdt-bep20" } as const;

/** The demo merchant's transaction records, numbered from the oldest on. */
export function makeDemoTransactions(
  merchantId: string,
  moved: {
    transfers: readonly Tables["transfers"][];
    bills: readonly Tables["applicationBills"][];
    recharges: readonly Tables["rechargeBills"][];
  },
): Transaction[] {
  const records: Omit<Transaction, "code">[] = [
    ...moved.transfers.map((transfer) => ({
      ...onChain(transfer),
      merchantId,
      kind: "orderPayment" as const,
      reference: transfer.orderCode,
      currencyId: USDT[transfer.network],
      blockHeight: transfer.blockHeight,
      fromAddress: deriveAddress(`payer-${merchantId}`, transfer.network),
      toAddress: deriveAddress(merchantId, transfer.network),
      createdAt: transfer.seenAt,
    })),
    ...moved.bills.map((bill) => ({
      ...onChain(bill),
      merchantId,
      kind: "collection" as const,
      reference: bill.code,
      currencyId: bill.currencyId,
      blockHeight: bill.blockHeight,
      fromAddress: bill.fromAddress,
      toAddress: bill.toAddress,
      createdAt: bill.createdAt,
    })),
    ...moved.recharges.map((recharge, index) => ({
      ...onChain(recharge),
      merchantId,
      kind: "recharge" as const,
      reference: recharge.number,
      currencyId: recharge.currencyId,
      blockHeight: FIRST_HEIGHTS[recharge.network] - (index + 1) * 9_000,
      fromAddress: recharge.paymentAddress,
      toAddress: recharge.deliveryAddress,
      createdAt: recharge.paidAt,
    })),
  ];
  return records
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((record, index) => ({ code: `TX${100_000 + index}`, ...record }));
}

function onChain({ network, amount, hash }: Pick<Transaction, "network" | "amount" | "hash">) {
  return { network, amount, hash, status: "confirmed" as const };
}
