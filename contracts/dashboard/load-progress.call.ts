import { defineCall, noInput } from "#contracts/define-call.ts";
import { progress } from "./load-progress.ts";

/** Loads the merchant's progress in the access process (2.24; proposed, 7.16). */
export const loadProgress = defineCall({
  summary: "Loads the merchant's progress from registration to the first payment.",
  method: "POST",
  path: "/api/Dashboard/Progress",
  request: noInput,
  answer: progress,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.24", "7.16"],
  example: {},
});
