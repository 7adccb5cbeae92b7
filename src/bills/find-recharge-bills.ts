import type { RechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import type { FinderRules } from "#src/records/provide/finder.ts";
import { codeOrHash, isCodeOrHash } from "./code-or-hash.ts";

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
