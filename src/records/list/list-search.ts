import { type FiltersOf, type ListSearch, type WireFilter, wireFilters, wireSorts } from "#contracts/list.ts";

/**
 * One filter as it is offered: a choice with its options, a text, or the first or last of some days of the merchant's
 * calendar ("2026-11-21"), or the least or most of a range of amounts ("10.50").
 */
export type Filter = ChoiceFilter | TextFilter | RangeFilter;
/** A filter that is proposed is offered only where the service says that it takes it. */
type FilterBase = { name: string; label: string; isProposed?: true };
export type ChoiceFilter = FilterBase & { kind: "choice"; options: readonly { value: string; label: string }[] };
export type TextFilter = FilterBase & { kind: "text"; maxLength: number };
/** One end of a range; the other end is a filter of its own. */
export type RangeFilter = FilterBase & { kind: "day" | "amount"; bound: "from" | "until" };

/** What a list can be asked for: its filters, and the orders that it takes ("amount", "-amount"). */
export type SearchDefinition = { filters: readonly Filter[]; sorts: readonly string[] };

/** What each filter is called, and of a choice what its words are called. They are offered in this order. */
export type FilterLabels<Filters> = {
  [Name in keyof Filters]-?: string extends NonNullable<Filters[Name]>
    ? string
    : { label: string; option: (word: NonNullable<Filters[Name]>) => string };
};

/**
 * What a list can be asked for, in the merchant's language. A filter that the schema has and `texts` has not, or the
 * other way round, does not compile.
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

// A choice is named with its own words, so that each of them fits the function that names it.
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
 * What a service offers of a search: a filter that the specification does not name, only where the service says so.
 * @param offers what it says; null as long as it has said nothing, when everything may be offered.
 */
export function supportedSearch(
  offers: readonly string[] | null,
  { filters, sorts }: SearchDefinition,
): SearchDefinition {
  if (offers === null) return { filters, sorts };
  return { filters: filters.filter(({ name, isProposed }) => !isProposed || offers.includes(name)), sorts };
}
