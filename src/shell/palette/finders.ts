import { findApplications } from "#src/applications/provide.ts";
import { findBills, findCallbacks, findRechargeBills, findTransactions } from "#src/bills/provide.ts";
import { findOrders } from "#src/orders/provide.ts";
import type { Finder } from "#src/records/provide/finder.ts";

/** One finder for each kind of record. Loaded with the first search, since it imports every area's calls. */
export const FINDERS: readonly Finder[] = [
  findOrders,
  findApplications,
  findBills,
  findRechargeBills,
  findTransactions,
  findCallbacks,
];
