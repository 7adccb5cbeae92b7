import { defineCall, noInput } from "#contracts/define-call.ts";
import { myCurrencies } from "./list-my-currencies.ts";

/** Every currency that the merchant may enable, with its state (2.31; proposed, 7.16). */
export const listMyCurrencies = defineCall({
  summary: "Lists the merchant's currencies.",
  method: "POST",
  path: "/api/Currency/Mine",
  request: noInput,
  answer: myCurrencies,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.31", "7.16"],
  example: {},
});
