import { defineCall } from "#contracts/define-call.ts";
import { currencyPage, currencySearch } from "./list-currencies.ts";

/** One page of the currencies that the service knows, chain by chain unless sorted otherwise (2.30; proposed, 7.16). */
export const listCurrencies = defineCall({
  summary: "Lists the currencies that there are.",
  method: "POST",
  path: "/api/Currency/List",
  request: currencySearch,
  answer: currencyPage,
  reads: true,
  access: "merchant",
  standing: "proposed",
  clauses: ["2.30", "7.16"],
  example: { page: 1, pageSize: 1 },
});
