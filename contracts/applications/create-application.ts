import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";
import { requestKey } from "#contracts/request-key.ts";
import { application, applicationDetails } from "./application.ts";

export const newApplication = z.extend(applicationDetails, { requestKey });
export type NewApplication = z.output<typeof newApplication>;

/** Adds an application, as far as the package allows more (2.27, 3.6; proposed, 7.16). */
export function createApplication(send: Send, body: NewApplication, signal?: AbortSignal) {
  return send({ method: "POST", path: "/api/App/Create", body, resData: application, signal });
}
