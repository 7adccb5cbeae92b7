import type { Filter, TextFilter } from "#src/records/list/list-search.ts";

/** The filter that finds records by any text they are known by. */
export const KEYWORD = "keyword";

/** More than these have no room in one line; the two ends of a range are two. */
const MAX_PRIMARY = 4;

/**
 * A list's filters as its search shows them: the field, the code and the hash that the same field takes, the first
 * ones of the specification, and all others.
 */
export type SearchParts = {
  field: TextFilter | undefined;
  code: TextFilter | undefined;
  hash: TextFilter | undefined;
  primary: readonly Filter[];
  more: readonly Filter[];
};

/**
 * The first text is what records are called; a hash is told from a code by its looks, so both share a field. Where the
 * service takes a keyword, the field is for that, and shows a code or a hash that a link asks for.
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
