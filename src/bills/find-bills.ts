import type { Bill } from "#contracts/bills/list-bills.ts";
import type { FinderRules } from "#src/records/provide/finder.ts";
import { codeOrHash, isCodeOrHash } from "./code-or-hash.ts";

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
