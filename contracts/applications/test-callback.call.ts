import { callback } from "#contracts/bills/callback.ts";
import { defineCall } from "#contracts/define-call.ts";
import { callbackTest } from "./test-callback.ts";

/**
 * Sends one signed test callback to an application's URL, and answers it with its attempt (3.7; proposed, 7.16). Of the
 * receiver's answer it contains only the status.
 */
export const sendTestCallback = defineCall({
  summary: "Sends a test callback to an address of an application, and answers its result.",
  method: "POST",
  path: "/api/App/TestCallback",
  request: callbackTest,
  answer: callback,
  access: "merchant",
  status: "proposed",
  clauses: ["2.27", "3.7", "7.16"],
  example: { code: "APP3071884260", address: "recharge" },
});
