import * as z from "zod/mini";
import { listRequest, searchText } from "#contracts/list.ts";
import { pageOf } from "#contracts/reader/page.ts";
import { application, applicationStatus } from "./application.ts";

/** The filters of the list (2.27): name or code (or a part of either), and status. */
export const applicationSearch = z.extend(listRequest, {
  sort: z.optional(z.enum(["createdAt", "-createdAt", "name", "-name"])),
  status: z.optional(applicationStatus),
  search: z.optional(searchText),
});
export type ApplicationSearch = z.output<typeof applicationSearch>;

export const applicationPage = pageOf(application);
export type AgreedApplicationPage = z.input<typeof applicationPage>;
