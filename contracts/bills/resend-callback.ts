import * as z from "zod/mini";
import { code } from "#contracts/code.ts";
import type { Send } from "#contracts/http.ts";
import { callback } from "./callback.ts";

/** Names one of the merchant's callbacks. */
export const callbackReference = z.object({ code });

/**
 * Sends a callback once more, now, and answers it as it stands after that (2.31; proposed, 7.16). That the receiver did
 * not accept it is no refusal: the answer's last attempt says so (8.9).
 */
export function resendCallback(send: Send, code: string, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/Callback/Resend", body: { code }, resData: callback, signal });
}
