import i18next from "i18next";
import type { Bill } from "#contracts/bills/list-bills.ts";
import type { RechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import { type TransactionRecord, transactionStatus } from "#contracts/bills/list-transactions.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import { typedAmount } from "#contracts/typed/amount.ts";
import { type FinderRules, looksLikeCode } from "#src/records/provide/finder.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { loadTexts } from "#src/ui/language/start-language.ts";

/** Finds application bills by their number or a part of it, hash, address, amount or customer (2.28). */
export const BILL_FINDER: FinderRules<Bill> = {
  matches: (query) => isCodeOrHash(query) || isAmount(query) || /^\S+@\S+$/.test(query),
  filter: codeOrHash,
  fallbackFilter: (query) => {
    const amount = isAmount(query) ? typedAmount(query) : null;
    return amount === null ? { keyword: query } : { amountFrom: amount, amountUntil: amount };
  },
  entry: ({ code, applicationName, amount, currency }, format) => ({
    id: `bill ${code}`,
    group: "bills",
    label: code,
    // The amount first, since the rest may be cut off.
    detail: `${format.amount(amount, currency)} · ${applicationName}`,
    leadsTo: `/bill/list?open=${encodeURIComponent(code)}`,
  }),
};

/** Finds recharge bills by their number or a part of it, or by their hash (2.29). */
export const RECHARGE_BILL_FINDER: FinderRules<RechargeBill> = {
  matches: isCodeOrHash,
  filter: codeOrHash,
  entry: (bill, format) => ({
    id: `rechargeBill ${bill.number}`,
    group: "rechargeBills",
    label: bill.number,
    detail: format.amount(bill.amount, paymentCurrency(bill)),
    leadsTo: `/rechargeBill/list?open=${encodeURIComponent(bill.number)}`,
  }),
};

/** Finds transaction records by their hash or its beginning (2.31). */
export const TRANSACTION_FINDER: FinderRules<TransactionRecord> = {
  matches: looksLikeHash,
  filter: codeOrHash,
  summarize: async ({ amount, currency, status }, { format }) => {
    await loadTexts(["bills", "palette"]);
    return i18next.t("palette:answer.record", {
      amount: format.amount(amount, currency),
      status: enumLabel(transactionStatus, status, (known) => i18next.t(`bills:transaction.${known}`)),
    });
  },
  entry: ({ code, hash, amount, currency }, format) => ({
    id: `transaction ${code}`,
    group: "hashes",
    label: hash,
    detail: format.amount(amount, currency),
    leadsTo: `/transaction/list?open=${encodeURIComponent(code)}`,
  }),
};

function isCodeOrHash(query: string): boolean {
  return looksLikeCode(query) || looksLikeHash(query);
}

/** Whether a query is an amount; only digits are a code. */
function isAmount(query: string): boolean {
  return /[^\d\s]/.test(query) && typedAmount(query) !== null;
}

/** The filter for a query; chains write hashes in lower case. */
function codeOrHash(query: string): { code: string } | { hash: string } {
  return looksLikeHash(query) ? { hash: query.toLowerCase() } : { code: query };
}
