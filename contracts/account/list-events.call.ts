import { defineCall } from "#contracts/define-call.ts";
import { eventPage, eventSearch } from "./list-events.ts";

/** One page of account events, newest first by default (7.15; proposed, 7.16). */
export const listEvents = defineCall({
  summary: "Lists account events, the newest first.",
  method: "POST",
  path: "/api/Event/List",
  request: eventSearch,
  answer: eventPage,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["7.15", "7.16"],
  example: { page: 1, pageSize: 1 },
});
