import { defineCall, noInput } from "#contracts/define-call.ts";
import { serverMenu } from "./load-menu.ts";

/** Loads the server's menu for the merchant (7.9). The fields of an entry are proposed. */
export const loadMenu = defineCall({
  summary: "Loads the server's menu.",
  method: "POST",
  path: "/api/user/menu",
  request: noInput,
  answer: serverMenu,
  access: "merchant",
  status: "documented",
  clauses: ["7.9"],
  example: {},
});
