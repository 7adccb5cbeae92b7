import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";
import { sessionDevices } from "./session-device.ts";

/** Signs one device out: its token is refused from now on, as 8.3 says. Answers those that are left (proposed, 7.16). */
export const endSession = defineCall({
  summary: "Signs another device out.",
  method: "POST",
  path: "/api/Session/End",
  request: z.object({ id: z.string() }),
  answer: sessionDevices,
  access: "merchant",
  standing: "proposed",
  clauses: ["7.16", "8.3"],
  // It names a session of the merchant's own.
  refusals: ["notTheirs"],
  example: { id: "6" },
});
