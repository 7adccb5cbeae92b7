import type { TransactionRecord } from "#contracts/bills/list-transactions.ts";
import type { FinderRules } from "#src/records/provide/finder.ts";
import { looksLikeHash } from "#src/ui/chain/looks-like-hash.ts";
import { codeOrHash } from "./code-or-hash.ts";

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
