import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";

/** Marks messages as read (4.8, 7.17); the mock answers true. */
export const readMessages = defineCall({
  method: "POST",
  path: "/api/message/read",
  /** The body is the array of ids itself. */
  request: z.array(z.int()).check(z.maxLength(100)),
  answer: z.literal(true),
  access: "merchant",
  status: "documented",
  clauses: ["7.17"],
  example: [7],
});
