import { defineCall, noInput } from "#contracts/define-call.ts";
import { serverMenu } from "./load-menu.ts";

/** Loads the server's menu for the signed-in merchant (7.9). What an entry holds is left open there, and proposed here. */
export const loadMenu = defineCall({
  summary: "Loads the server's menu.",
  method: "POST",
  path: "/api/user/menu",
  request: noInput,
  answer: serverMenu,
  access: "merchant",
  standing: "documented",
  clauses: ["7.9"],
  example: {},
});
