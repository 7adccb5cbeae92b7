import { defineCall } from "#contracts/define-call.ts";
import { application } from "./application.ts";
import { newApplication } from "./create-application.ts";

/** Adds an application, up to the limit of the package (2.27, 3.6; proposed, 7.16). */
export const createApplication = defineCall({
  summary: "Creates an application, once per request key.",
  method: "POST",
  path: "/api/App/Create",
  request: newApplication,
  answer: application,
  access: "merchant",
  status: "proposed",
  clauses: ["2.27", "7.16"],
  // A larger package is offered.
  refusals: ["applicationLimitReached"],
  example: {
    name: "Web shop",
    address: "https://shop.example",
    rechargeCallback: "",
    withdrawCallback: "",
    remark: "",
    requestKey: "key-of-one-application",
  },
});
