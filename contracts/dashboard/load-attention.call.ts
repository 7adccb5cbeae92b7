import { defineCall, noInput } from "#contracts/define-call.ts";
import { attentionList } from "./load-attention.ts";

/** Loads what needs the merchant's attention, the most urgent first (2.24; proposed, 7.16). */
export const loadAttention = defineCall({
  summary: "Lists what needs the merchant's attention.",
  method: "POST",
  path: "/api/Dashboard/Attention",
  request: noInput,
  answer: attentionList,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.24", "7.16"],
  example: {},
});
