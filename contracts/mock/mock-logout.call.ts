import { defineCall, noInput } from "#contracts/define-call.ts";
import { noData } from "#contracts/envelope.ts";

/** Signs the merchant out of the mock (7.17); the session itself is ended by the service's own call (7.7). */
export const mockLogout = defineCall({
  method: "POST",
  path: "/api/user/logout",
  request: noInput,
  answer: noData,
  access: "merchant",
  status: "documented",
  clauses: ["7.17"],
  example: {},
});
