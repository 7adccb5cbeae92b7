import { defineCall } from "#contracts/define-call.ts";
import { paymentRehearsal, rehearsedPayment } from "./rehearse-payment.ts";

/**
 * Has a test customer pay an enabled application with test money; bill and callback follow as for any payment (2.28,
 * 4.6; proposed, 7.16).
 */
export const rehearsePayment = defineCall({
  summary: "Has a test customer pay an application, so that its bill and its callback can be observed.",
  method: "POST",
  path: "/api/App/RehearsePayment",
  request: paymentRehearsal,
  answer: rehearsedPayment,
  access: "merchant",
  status: "proposed",
  clauses: ["2.27", "2.28", "4.6", "7.16"],
  example: { code: "APP3071884260", way: "exact", network: "TRON", amount: "25.50", userId: "customer-17" },
});
