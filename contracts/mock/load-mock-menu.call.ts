import { defineCall, noInput } from "#contracts/define-call.ts";
import { serverMenu } from "#contracts/shell/load-menu.ts";

/**
 * Loads the mock menu (2.18, 7.17), in place of the server's: a dashboard with a Workplace child, and an external link.
 */
export const loadMockMenu = defineCall({
  method: "POST",
  path: "/api/user/menu",
  request: noInput,
  answer: serverMenu,
  access: "merchant",
  status: "documented",
  clauses: ["7.17"],
  example: {},
});
