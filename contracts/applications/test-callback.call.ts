import { callback } from "#contracts/bills/callback.ts";
import { defineCall } from "#contracts/define-call.ts";
import { callbackTest } from "./test-callback.ts";

/**
 * Sends a signed test callback to one of an application's addresses, now and once, and answers it with what came of it
 * (3.7; proposed, 7.16). Of the receiver's answer only the status is told.
 */
export const sendTestCallback = defineCall({
  summary: "Sends a test callback to an address of an application, and says what came of it.",
  method: "POST",
  path: "/api/App/TestCallback",
  request: callbackTest,
  answer: callback,
  access: "merchant",
  standing: "proposed",
  clauses: ["2.27", "3.7", "7.16"],
  example: { code: "APP3071884260", address: "recharge" },
});
