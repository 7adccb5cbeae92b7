import type { Filter, TextFilter } from "#src/ui/list/list-search.ts";

/** A list's filters as its search shows them: the field, the hash that the same field takes, and all others. */
export type SearchParts = { field: TextFilter | undefined; hash: TextFilter | undefined; others: readonly Filter[] };

/** The first text is what records are called; a hash is told from a code by its looks, so both share a field. */
export function partsOf(filters: readonly Filter[]): SearchParts {
  const texts = filters.filter((filter) => filter.kind === "text");
  const hash = texts.find(({ name }) => name === "hash");
  const field = texts.find((filter) => filter !== hash);
  return { field, hash, others: filters.filter((filter) => filter !== field && filter !== hash) };
}
