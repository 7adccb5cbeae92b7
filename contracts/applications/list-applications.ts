import * as z from "zod/mini";
import type { Send } from "#contracts/http.ts";
import { listRequest, searchText } from "#contracts/list.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { application, applicationStatus } from "./application.ts";

/** The search of the list (2.27): name or code (or a part of either), and status. */
export const applicationSearch = z.extend(listRequest, {
  sort: z.optional(z.enum(["createdAt", "-createdAt", "name", "-name"])),
  status: z.optional(applicationStatus),
  search: z.optional(searchText),
});
export type ApplicationSearch = z.output<typeof applicationSearch>;

export const applicationPage = pageOf(application);
export type AgreedApplicationPage = z.input<typeof applicationPage>;

/** One page of the merchant's applications, newest first unless sorted otherwise (2.27; proposed, 7.16). */
export function listApplications(send: Send, body: ApplicationSearch, signal?: AbortSignal) {
  return send({ reads: true, method: "POST", path: "/api/App/List", body, resData: applicationPage, signal });
}
