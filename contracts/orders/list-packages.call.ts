import { defineCall, noInput } from "#contracts/define-call.ts";
import { packagesOnSale } from "./list-packages.ts";

/** The packages on sale, the smallest first (2.25; proposed, 7.16). */
export const listPackages = defineCall({
  summary: "Lists the packages on sale.",
  method: "POST",
  path: "/api/Package/List",
  request: noInput,
  answer: packagesOnSale,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.25", "7.16"],
  example: {},
});
