import i18next from "i18next";
import type { Callback } from "#contracts/bills/callback.ts";
import type { Bill } from "#contracts/bills/list-bills.ts";
import type { RechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import { type TransactionRecord, transactionStatus } from "#contracts/bills/list-transactions.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import {
  amountOrKeyword,
  type FinderRules,
  isAmount,
  looksLikeCode,
  recordEntry,
} from "#src/records/provide/finder.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { loadTexts } from "#src/ui/language/start-language.ts";
import { callbackAnswer } from "./bill-answer.ts";

/** Finds application bills by their number or a part of it, hash, address, amount or customer (2.28). */
export const BILL_FINDER: FinderRules<Bill> = {
  matches: (query) => isCodeOrHash(query) || isAmount(query) || /^\S+@\S+$/.test(query),
  filter: codeOrHash,
  fallbackFilters: amountOrKeyword,
  entry: ({ code, applicationName, amount, currency }, format) =>
    recordEntry("bills", "/bill/list", code, `${format.amount(amount, currency)} · ${applicationName}`),
};

/** Finds recharge bills by their number or a part of it, hash, address or amount (2.29). */
export const RECHARGE_BILL_FINDER: FinderRules<RechargeBill> = {
  matches: (query) => isCodeOrHash(query) || isAmount(query),
  filter: codeOrHash,
  fallbackFilters: amountOrKeyword,
  summarize: async ({ amount, currency }, { format }) => {
    await loadTexts(["palette", "shell"]);
    const status = i18next.t("shell:word.confirmed");
    return i18next.t("palette:answer.record", { amount: format.amount(amount, currency), status });
  },
  entry: (bill, format) => {
    const amount = format.amount(bill.amount, paymentCurrency(bill));
    return recordEntry("rechargeBills", "/rechargeBill/list", bill.number, amount);
  },
};

/** Finds transaction records by their hash or its beginning, or by their code (2.31). */
export const TRANSACTION_FINDER: FinderRules<TransactionRecord> = {
  matches: isCodeOrHash,
  filter: codeOrHash,
  isMeant: ({ code }, query) => looksLikeHash(query) || contains(code, query),
  summarize: async ({ amount, currency, status }, { format }) => {
    await loadTexts(["bills", "palette"]);
    return i18next.t("palette:answer.record", {
      amount: format.amount(amount, currency),
      status: enumLabel(transactionStatus, status, (known) => i18next.t(`bills:transaction.${known}`)),
    });
  },
  entry: ({ code, hash, amount, currency }, format) =>
    recordEntry("hashes", "/transaction/list", code, format.amount(amount, currency), hash),
};

/** Finds callbacks by their code or a part of it (2.31). */
export const CALLBACK_FINDER: FinderRules<Callback> = {
  matches: looksLikeCode,
  filter: (code) => ({ code }),
  isMeant: ({ code }, query) => contains(code, query),
  summarize: async (callback, { format }) => {
    await loadTexts(["bills", "palette"]);
    const status = callbackAnswer(callback, callback.attempts.length, format) ?? "–";
    return i18next.t("palette:answer.record", { amount: callback.reference || callback.code, status });
  },
  entry: ({ code, reference, applicationName, applicationCode }) => {
    const detail = [reference, applicationName || applicationCode].filter(Boolean).join(" · ");
    return recordEntry("callbacks", "/callback/list", code, detail);
  },
};

function isCodeOrHash(query: string): boolean {
  return looksLikeCode(query) || looksLikeHash(query);
}

/** Whether a code contains a query; the filter by code matches references too. */
function contains(code: string, query: string): boolean {
  return code.toLowerCase().includes(query.toLowerCase());
}

/** The filter for a query; chains write hashes in lower case. */
function codeOrHash(query: string): { code: string } | { hash: string } {
  return looksLikeHash(query) ? { hash: query.toLowerCase() } : { code: query };
}
