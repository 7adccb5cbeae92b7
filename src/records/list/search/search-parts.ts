import type { Filter, TextFilter } from "#src/records/list/list-search.ts";

/** The filter that searches all texts of a record. */
export const KEYWORD = "keyword";

/** As many as fit into one line; a range counts as two. */
const MAX_PRIMARY = 4;

/**
 * A list's filters by where its toolbar shows them: in the search field (`field`, `code`, `hash`), always (`primary`), or
 * behind a button (`more`).
 */
export type SearchParts = {
  field: TextFilter | undefined;
  code: TextFilter | undefined;
  hash: TextFilter | undefined;
  primary: readonly Filter[];
  more: readonly Filter[];
};

/**
 * The first text filter is the record's code; it shares the search field with the hash, which is recognized by its form.
 * With a keyword filter, the field is for that, and shows a code or hash from a link.
 */
export function splitFilters(filters: readonly Filter[]): SearchParts {
  const allTexts = filters.filter((filter) => filter.kind === "text");
  const texts = allTexts.filter((filter) => !filter.isProposed);
  const keyword = allTexts.find(({ name }) => name === KEYWORD);
  const hash = texts.find(({ name }) => name === "hash");
  const code = texts.find((filter) => filter !== hash);
  const others = filters.filter((filter) => filter !== keyword && filter !== code && filter !== hash);
  const named = others.filter((filter) => !filter.isProposed);
  return {
    field: keyword ?? code,
    code,
    hash,
    primary: named.slice(0, MAX_PRIMARY),
    more: [...named.slice(MAX_PRIMARY), ...others.filter(({ isProposed }) => isProposed)],
  };
}
