import { defineCall } from "#contracts/define-call.ts";
import { currencyPage, currencySearch } from "./list-currencies.ts";

/** One page of the available currencies, by chain by default (2.30; proposed, 7.16). */
export const listCurrencies = defineCall({
  summary: "Lists the available currencies.",
  method: "POST",
  path: "/api/Currency/List",
  request: currencySearch,
  answer: currencyPage,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.30", "7.16"],
  example: { page: 1, pageSize: 1 },
});
