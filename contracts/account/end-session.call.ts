import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";
import { sessionDevices } from "./session-device.ts";

/** Signs one device out, whose token is then refused (8.3); answers the remaining ones (proposed, 7.16). */
export const endSession = defineCall({
  summary: "Signs another device out.",
  method: "POST",
  path: "/api/Session/End",
  request: z.object({ id: z.string() }),
  answer: sessionDevices,
  access: "merchant",
  status: "proposed",
  clauses: ["7.16", "8.3"],
  // The id may be of another merchant's session.
  refusals: ["notTheirs"],
  example: { id: "6" },
});
