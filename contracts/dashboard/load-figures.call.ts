import { defineCall, noInput } from "#contracts/define-call.ts";
import { figures } from "./load-figures.ts";

/** Loads the console home's figures (2.24; proposed, 7.16). */
export const loadFigures = defineCall({
  summary: "Loads the figures of the console's home page.",
  method: "POST",
  path: "/api/Dashboard/Figures",
  request: noInput,
  answer: figures,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["2.24", "7.16"],
  example: {},
});
