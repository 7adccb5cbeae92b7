import { defineCall, noInput } from "#contracts/define-call.ts";
import { sessionDevices } from "./session-device.ts";

/** Signs out every other device; answers the remaining ones (proposed, 7.16). */
export const endOtherSessions = defineCall({
  summary: "Signs all other devices out.",
  method: "POST",
  path: "/api/Session/EndOthers",
  request: noInput,
  answer: sessionDevices,
  access: "merchant",
  status: "proposed",
  clauses: ["7.16", "8.3"],
  example: {},
});
