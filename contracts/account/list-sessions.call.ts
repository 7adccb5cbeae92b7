import { defineCall, noInput } from "#contracts/define-call.ts";
import { sessionDevices } from "./session-device.ts";

/** The devices that are signed in to the account (7.15; proposed, 7.16). */
export const listSessions = defineCall({
  summary: "Lists the devices on which the merchant is signed in.",
  method: "POST",
  path: "/api/Session/List",
  request: noInput,
  answer: sessionDevices,
  reads: true,
  access: "merchant",
  status: "proposed",
  clauses: ["7.15", "7.16"],
  example: {},
});
