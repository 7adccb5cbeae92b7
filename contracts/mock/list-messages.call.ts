import * as z from "zod/mini";
import { defineCall, noInput } from "#contracts/define-call.ts";
import { message } from "./list-messages.ts";

/** Lists every message of the merchant (7.17), the newest first. */
export const listMessages = defineCall({
  method: "POST",
  path: "/api/message/list",
  request: noInput,
  answer: z.array(message),
  access: "merchant",
  status: "documented",
  clauses: ["7.17"],
  example: {},
});
