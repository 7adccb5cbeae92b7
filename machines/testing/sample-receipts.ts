import type { Receipt, Receipts } from "#contracts/dashboard/load-receipts.ts";

/** The payments of one day; by default 25.50 USDT on TRON through the web shop. */
export function sampleReceipt(day: string, changes: Partial<Receipt> = {}): Receipt {
  return {
    day,
    currency: "USDT",
    tokenProtocol: "TRC20",
    network: "TRON",
    applicationCode: "APP100001",
    applicationName: "Web shop",
    amount: "25.50",
    payments: 1,
    ...changes,
  };
}

export function sampleReceipts(items: Receipt[], changes: Partial<Receipts> = {}): Receipts {
  return { items, unreadable: [], total: items.length, today: "2026-11-21", yesterdayByNow: [], ...changes };
}
