import * as z from "zod/mini";
import { callback } from "#contracts/bills/callback.ts";
import type { Send } from "#contracts/http.ts";
import { applicationCode } from "./load-application.ts";

/** Which of an application's addresses is tried: the one for payments, or the one for withdrawals. */
export const callbackTest = z.extend(applicationCode, { address: z.enum(["recharge", "withdraw"]) });
export type CallbackTest = z.output<typeof callbackTest>;

/**
 * Sends a signed test callback to one of an application's addresses, now and once, and answers it with what came of it
 * (3.7; proposed, 7.16). Of the receiver's answer only the status is told.
 */
export function sendTestCallback(send: Send, body: CallbackTest, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/App/TestCallback", body, resData: callback, signal });
}
