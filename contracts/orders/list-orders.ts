import * as z from "zod/mini";
import {
  amountBound,
  keywordSearch,
  listRequest,
  proposedFilter,
  searchText,
  summaryRequest,
} from "#contracts/list.ts";
import { instant } from "#contracts/reader/agreed.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { orderSummary, payStatus } from "./order.ts";

/**
 * The filters of 2.26: status, order code (or a part of it), created from and until (inclusive); the others are
 * proposed.
 */
export const orderSearch = z.extend(listRequest, {
  ...summaryRequest,
  sort: z.optional(z.enum(["createdAt", "-createdAt", "amount", "-amount", "paidAt", "-paidAt"])),
  status: z.optional(payStatus),
  code: z.optional(searchText),
  createdFrom: z.optional(instant),
  createdUntil: z.optional(instant),
  ...keywordSearch,
  amountFrom: proposedFilter(amountBound),
  amountUntil: proposedFilter(amountBound),
});
export type OrderSearch = z.output<typeof orderSearch>;

export const orderPage = pageOf(orderSummary);
export type AgreedOrderPage = z.input<typeof orderPage>;
