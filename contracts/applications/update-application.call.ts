import { defineCall } from "#contracts/define-call.ts";
import { application } from "./application.ts";
import { applicationChange } from "./update-application.ts";

/**
 * Changes, enables or disables an application; needs a fresh proof (4.5, 6.5; proposed, 7.16). A refusal does not use
 * up the proof.
 */
export const updateApplication = defineCall({
  summary: "Edits an application, with a proof of its gate.",
  method: "POST",
  path: "/api/App/Update",
  request: applicationChange,
  answer: application,
  access: "merchant",
  status: "proposed",
  clauses: ["2.27", "7.16"],
  // The gate opens again.
  refusals: ["verificationNeeded"],
  example: {
    code: "APP3071884260",
    name: "Web shop",
    address: "https://shop.example",
    rechargeCallback: "",
    withdrawCallback: "",
    remark: "",
    status: "enabled",
    proof: "example-proof",
  },
});
