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

/** The common filters of record lists: a code or a part of it, and a period (inclusive). */
export const recordSearch = z.extend(listRequest, {
  ...summaryRequest,
  ...keywordSearch,
  code: z.optional(searchText),
  createdFrom: z.optional(instant),
  createdUntil: z.optional(instant),
});

/** A transaction's hash, or its beginning. */
export const hashSearch = { hash: z.optional(searchText) };

/** Proposed filters of on-chain records: the chain, the currency's symbol, and a range of amounts. */
export const moneySearch = {
  network: proposedFilter(network),
  currency: proposedFilter(searchText),
  amountFrom: proposedFilter(amountBound),
  amountUntil: proposedFilter(amountBound),
};
