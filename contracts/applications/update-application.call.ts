import { defineCall } from "#contracts/define-call.ts";
import { application } from "./application.ts";
import { applicationChange } from "./update-application.ts";

/** Changes an application, enables or stops it; only with a fresh proof (4.5, 6.5; proposed, 7.16). Refused, the proof stays good. */
export const updateApplication = defineCall({
  summary: "Edits an application, with a proof of its gate.",
  method: "POST",
  path: "/api/App/Update",
  request: applicationChange,
  answer: application,
  access: "merchant",
  standing: "proposed",
  clauses: ["2.27", "7.16"],
  // The gate is asked again.
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
