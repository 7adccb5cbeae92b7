import { listBills } from "#contracts/bills/list-bills.ts";
import { type Finder, FOUND_AT_MOST } from "#src/services/finder.ts";
import { codeOrHash, isCodeOrHash } from "./code-or-hash.ts";

/** Finds the merchant's application bills by their number or a part of it, or by their hash (2.28). */
export const findBills: Finder = {
  couldBe: isCodeOrHash,
  find: async (send, query, format, signal) => {
    const answer = await listBills(send, { page: 1, pageSize: FOUND_AT_MOST, ...codeOrHash(query) }, signal);
    if (!answer.accepted) return answer;
    const value = answer.value.items.map(({ code, applicationName, amount, currency }) => ({
      id: `bill ${code}`,
      group: "bills" as const,
      label: code,
      // Where there is no room for both, the amount stays.
      detail: `${format.amount(amount, currency)} · ${applicationName}`,
      leadsTo: `/bill/list?open=${encodeURIComponent(code)}`,
    }));
    return { accepted: true, value };
  },
};
