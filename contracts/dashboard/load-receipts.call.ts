import { defineCall } from "#contracts/define-call.ts";
import { receipts, receiptsRequest } from "./load-receipts.ts";

/** Loads customers' payments of the last days (2.24, 3.11, 9.5; proposed, 7.16). */
export const loadReceipts = defineCall({
  summary: "Lists customers' payments by day, currency and application.",
  method: "POST",
  path: "/api/Dashboard/Receipts",
  request: receiptsRequest,
  answer: receipts,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.24", "7.16"],
  example: { timeZone: "UTC", days: 7 },
});
