import { listTransactions } from "#contracts/bills/list-transactions.ts";
import { type Finder, FOUND_AT_MOST, looksLikeHash } from "#src/services/finder.ts";
import { codeOrHash, isCodeOrHash } from "./code-or-hash.ts";

/** Finds the merchant's transaction records by their hash or its beginning (2.31). */
export const findTransactions: Finder = {
  couldBe: (query) => isCodeOrHash(query) && looksLikeHash(query),
  find: async (send, query, format, signal) => {
    const answer = await listTransactions(send, { page: 1, pageSize: FOUND_AT_MOST, ...codeOrHash(query) }, signal);
    if (!answer.accepted) return answer;
    const value = answer.value.items.map(({ code, hash, amount, currency }) => ({
      id: `transaction ${code}`,
      group: "hashes" as const,
      label: hash,
      detail: format.amount(amount, currency),
      leadsTo: `/transaction/list?open=${encodeURIComponent(code)}`,
    }));
    return { accepted: true, value };
  },
};
