import * as z from "zod/mini";

/** The most rows that one page of a list may ask for. */
const MAX_PAGE_SIZE = 100;

/** The longest text that a list is searched by (a code, a hash, a name, or a part of one), in characters. */
export const SEARCH_MAX_LENGTH = 128;

export const searchText = z.string().check(z.maxLength(SEARCH_MAX_LENGTH));

/**
 * What every list of the service takes beside its filters (proposed). `sort` is a field's name, `-` before it descends.
 * `after` is the `next` of an earlier page with the same filters and sort: the page begins right after that one's last
 * row, however deep that is, and `page` is ignored.
 */
export const listRequest = z.object({
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive(), z.maximum(MAX_PAGE_SIZE)),
  sort: z.optional(z.string()),
  after: z.optional(z.string().check(z.maxLength(512))),
});
