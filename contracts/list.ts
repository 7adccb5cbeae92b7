import * as z from "zod/mini";

/** The most rows that one page of a list may ask for. */
const MAX_PAGE_SIZE = 100;

/** What every list of the service takes beside its filters (proposed). `sort` is a field's name, `-` before it descends. */
export const listRequest = z.object({
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive(), z.maximum(MAX_PAGE_SIZE)),
  sort: z.optional(z.string()),
});
