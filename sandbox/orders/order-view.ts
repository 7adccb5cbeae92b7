import { TOKEN_PROTOCOLS } from "#contracts/currencies/network.ts";
import type { Language } from "#contracts/languages.ts";
import type {
  AgreedOrder as Order,
  AgreedOrderSummary as OrderSummary,
  AgreedPayment as Payment,
} from "#contracts/orders/order.ts";
import { excessHandlingOf, excessOf, remainingOf } from "#contracts/orders/payment-tally.ts";
import { confirmationsOf, type Heights } from "#sandbox/chain/heights.ts";
import { REQUIRED_CONFIRMATIONS } from "#sandbox/chain/networks.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { type OrderRow, type TransferRow, tallyTransfers } from "./tally.ts";
import { describeUsage } from "./usage.ts";
import { formatAmount, formatMicros } from "./usdt.ts";

export type OrderRecord = {
  order: OrderRow;
  transfers: readonly TransferRow[];
  heights: Heights;
  package: Tables["packages"];
};

/** An order in the format of the list's contract. */
export function summarizeOrder(order: OrderRow, packageName: string): OrderSummary {
  return {
    code: order.code,
    packageName,
    termMonths: order.termMonths,
    amount: formatAmount(order.amount),
    payStatus: order.status,
    payReason: order.reason,
    payType: "digitalCurrency",
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
  };
}

/** An order with its payment in its contract's format. */
export function orderView(record: OrderRecord, now: Date, language: Language): Order {
  const { order } = record;
  return {
    ...summarizeOrder(order, record.package.name),
    product: record.package.name,
    type: order.type,
    market: `USDT-${TOKEN_PROTOCOLS[order.network]}`,
    usage: describeUsage(record.package, language),
    upgradeItem: order.upgradeItem,
    payment: paymentView(record, now),
  };
}

function paymentView({ order, transfers, heights }: OrderRecord, now: Date): Payment {
  const tally = tallyTransfers(order, transfers, heights);
  return {
    network: order.network,
    token: "USDT",
    expected: formatMicros(tally.expected),
    received: formatMicros(tally.received),
    remaining: formatMicros(remainingOf(tally)),
    excess: formatMicros(excessOf(order.status, tally)),
    excessHandling: excessHandlingOf(order.status, tally),
    secondsLeft: secondsLeft(order, now),
    expiresAt: order.expiresAt.toISOString(),
    transfers: transfers.map((row) => ({
      hash: row.hash,
      network: row.network,
      amount: formatAmount(row.amount),
      kind: row.kind,
      confirmations: confirmationsOf(row, heights),
      requiredConfirmations: REQUIRED_CONFIRMATIONS[row.network],
      seenAt: row.seenAt.toISOString(),
    })),
  };
}

function secondsLeft({ status, expiresAt }: OrderRow, now: Date): number {
  if (status === "paid" || status === "cancelled") return 0;
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
}
