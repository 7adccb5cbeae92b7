import { listRechargeBills } from "#contracts/bills/list-recharge-bills.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import { type Finder, FOUND_AT_MOST } from "#src/services/finder.ts";
import { codeOrHash, isCodeOrHash } from "./code-or-hash.ts";

/** Finds the merchant's recharge bills by their number or a part of it, or by their hash (2.29). */
export const findRechargeBills: Finder = {
  couldBe: isCodeOrHash,
  find: async (send, query, format, signal) => {
    const answer = await listRechargeBills(send, { page: 1, pageSize: FOUND_AT_MOST, ...codeOrHash(query) }, signal);
    if (!answer.accepted) return answer;
    const value = answer.value.items.map((bill) => ({
      id: `rechargeBill ${bill.number}`,
      group: "rechargeBills" as const,
      label: bill.number,
      detail: format.amount(bill.amount, paymentCurrency(bill)),
      leadsTo: `/rechargeBill/list?open=${encodeURIComponent(bill.number)}`,
    }));
    return { accepted: true, value };
  },
};
