import { defineCall, noInput } from "#contracts/define-call.ts";
import { progress } from "./load-progress.ts";

/** Loads how far the merchant has come from registering to being paid (2.24; proposed, 7.16). */
export const loadProgress = defineCall({
  summary: "Says how far the merchant has come from registering to being paid.",
  method: "POST",
  path: "/api/Dashboard/Progress",
  request: noInput,
  answer: progress,
  reads: true,
  access: "merchant",
  standing: "proposed",
  clauses: ["2.24", "7.16"],
  example: {},
});
