import type { Bill } from "#contracts/bills/list-bills.ts";
import type { RechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import type { TransactionRecord } from "#contracts/bills/list-transactions.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import { type FinderRules, looksLikeCode } from "#src/records/provide/finder.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";

/** How the merchant's application bills are found: by their number or a part of it, or by their hash (2.28). */
export const BILL_FINDER: FinderRules<Bill> = {
  couldBe: isCodeOrHash,
  filter: codeOrHash,
  entry: ({ code, applicationName, amount, currency }, format) => ({
    id: `bill ${code}`,
    group: "bills",
    label: code,
    // Where there is no room for both, the amount stays.
    detail: `${format.amount(amount, currency)} · ${applicationName}`,
    leadsTo: `/bill/list?open=${encodeURIComponent(code)}`,
  }),
};

/** How the merchant's recharge bills are found: by their number or a part of it, or by their hash (2.29). */
export const RECHARGE_BILL_FINDER: FinderRules<RechargeBill> = {
  couldBe: isCodeOrHash,
  filter: codeOrHash,
  entry: (bill, format) => ({
    id: `rechargeBill ${bill.number}`,
    group: "rechargeBills",
    label: bill.number,
    detail: format.amount(bill.amount, paymentCurrency(bill)),
    leadsTo: `/rechargeBill/list?open=${encodeURIComponent(bill.number)}`,
  }),
};

/** How the merchant's transaction records are found: by their hash or its beginning (2.31). */
export const TRANSACTION_FINDER: FinderRules<TransactionRecord> = {
  couldBe: looksLikeHash,
  filter: codeOrHash,
  entry: ({ code, hash, amount, currency }, format) => ({
    id: `transaction ${code}`,
    group: "hashes",
    label: hash,
    detail: format.amount(amount, currency),
    leadsTo: `/transaction/list?open=${encodeURIComponent(code)}`,
  }),
};

/** Whether a query could be the code or the hash of a record on a chain. */
function isCodeOrHash(query: string): boolean {
  return looksLikeCode(query) || looksLikeHash(query);
}

/** The filter that a query means; the chains write hashes in small letters. */
function codeOrHash(query: string): { code: string } | { hash: string } {
  return looksLikeHash(query) ? { hash: query.toLowerCase() } : { code: query };
}
