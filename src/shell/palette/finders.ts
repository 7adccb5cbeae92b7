import { findApplications } from "#src/applications/provide.ts";
import { findBills, findRechargeBills, findTransactions } from "#src/bills/provide.ts";
import { findOrders } from "#src/orders/provide.ts";
import type { Finder } from "#src/records/provide/finder.ts";

/** Who looks for records: one finder for each kind. Fetched with the first search, for it brings the areas' calls. */
export const FINDERS: readonly Finder[] = [
  findOrders,
  findApplications,
  findBills,
  findRechargeBills,
  findTransactions,
];
