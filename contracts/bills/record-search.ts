import * as z from "zod/mini";
import { network } from "#contracts/currencies/network.ts";
import {
  amountBound,
  keywordSearch,
  listRequest,
  proposedFilter,
  searchText,
  summaryRequest,
} from "#contracts/list.ts";
import { instant } from "#contracts/reader/agreed.ts";

/** What every list of this area can be searched by: a record's code or a part of it, and a time (both ends included). */
export const recordSearch = z.extend(listRequest, {
  ...summaryRequest,
  ...keywordSearch,
  code: z.optional(searchText),
  createdFrom: z.optional(instant),
  createdUntil: z.optional(instant),
});

/** A transaction's hash, or how it begins. */
export const hashSearch = { hash: z.optional(searchText) };

/** What records of money are narrowed by (proposed): the chain, the currency's symbol, and a range of amounts. */
export const moneySearch = {
  network: proposedFilter(network),
  currency: proposedFilter(searchText),
  amountFrom: proposedFilter(amountBound),
  amountUntil: proposedFilter(amountBound),
};
