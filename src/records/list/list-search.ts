import { type FiltersOf, type ListSearch, type WireFilter, wireFilters, wireSorts } from "#contracts/list.ts";

/**
 * A filter: a choice with its options, a text, or one end of a range of days ("2026-11-21") or amounts ("10.50").
 */
export type Filter = ChoiceFilter | TextFilter | RangeFilter;
/** A proposed filter is shown only if the service says that it supports it. */
type FilterBase = { name: string; label: string; isProposed?: true };
export type ChoiceFilter = FilterBase & { kind: "choice"; options: readonly { value: string; label: string }[] };
export type TextFilter = FilterBase & { kind: "text"; maxLength: number };
/** One end of a range; the other end is another filter. */
export type RangeFilter = FilterBase & { kind: "day" | "amount"; bound: "from" | "until" };

/** A list's filters and sort orders ("amount", "-amount"). */
export type SearchDefinition = { filters: readonly Filter[]; sorts: readonly string[] };

/** Each filter's label, and for a choice its options' labels. Filters are shown in this order. */
export type FilterLabels<Filters> = {
  [Name in keyof Filters]-?: string extends NonNullable<Filters[Name]>
    ? string
    : { label: string; option: (word: NonNullable<Filters[Name]>) => string };
};

/**
 * A list's search from its schema, in the merchant's language. A filter without a label, or a label without a filter, does
 * not compile.
 */
export function defineSearch<Search extends ListSearch>(
  search: Search,
  texts: FilterLabels<FiltersOf<Search>>,
): SearchDefinition {
  const known = wireFilters(search);
  const filters = Object.entries<FilterText>(texts).flatMap(([name, text]) => {
    const filter = known.find((one) => one.name === name);
    // Stryker disable next-line ArrayDeclaration: every text has its filter, by its type.
    return filter ? toFilter(filter, text) : [];
  });
  return { filters, sorts: wireSorts(search) };
}

// `never` accepts a function for any choice's own words.
type FilterText = string | { label: string; option: (word: never) => string };

function toFilter(filter: WireFilter, text: FilterText): Filter {
  const { name, isProposed } = filter;
  const label = typeof text === "string" ? text : text.label;
  const named = { name, label, ...(isProposed && { isProposed }) };
  if (filter.kind === "text") return { ...named, kind: "text", maxLength: filter.maxLength };
  if (filter.kind === "moment") return { ...named, kind: "day", bound: filter.bound };
  if (filter.kind === "amount") return { ...named, kind: "amount", bound: filter.bound };
  // Stryker disable next-line ConditionalExpression,StringLiteral: a choice has its words, by its type.
  const called = typeof text === "string" ? String : (text.option as (word: string) => string);
  return { ...named, kind: "choice", options: filter.words.map((value) => ({ value, label: called(value) })) };
}

/**
 * The filters that the service supports: a proposed one only if the service lists it.
 * @param offers the proposed filters that it lists; null while unknown, when all are shown.
 */
export function supportedSearch(
  offers: readonly string[] | null,
  { filters, sorts }: SearchDefinition,
): SearchDefinition {
  if (offers === null) return { filters, sorts };
  return { filters: filters.filter(({ name, isProposed }) => !isProposed || offers.includes(name)), sorts };
}
