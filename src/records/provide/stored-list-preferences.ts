import * as z from "zod/mini";
import { type ListPreferences, MAX_VIEWS, VIEW_NAME_MAX_LENGTH } from "#machines/shell/saved-views.ts";
import { type Stored, stored } from "#src/services/stored.ts";

/** In characters; more than any filters need. */
const QUERY_MAX_LENGTH = 4_000;

const savedView = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(VIEW_NAME_MAX_LENGTH)),
  query: z.string().check(z.maxLength(QUERY_MAX_LENGTH)),
});

const preferences = z.object({
  columns: z.string().check(z.maxLength(QUERY_MAX_LENGTH)),
  views: z.readonly(z.array(savedView).check(z.maxLength(MAX_VIEWS))),
  usual: z.nullable(z.string()),
});

/** A list's preferences on this device: columns and saved views (2.26). @param list the list's name. */
export function storedListPreferences(list: string): Stored<ListPreferences> {
  return stored(`list-${list}`, preferences);
}
