import * as z from "zod/mini";
import { code } from "#contracts/code.ts";
import type { Send } from "#contracts/http.ts";
import { application } from "./application.ts";

export const applicationCode = z.object({ code });

/** One of the merchant's applications, without its credentials (2.27; proposed, 7.16). */
export function loadApplication(send: Send, code: string, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/App/Detail", body: { code }, resData: application, signal });
}
