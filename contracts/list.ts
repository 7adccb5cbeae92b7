import * as z from "zod/mini";
import { DECIMAL } from "./reader/amount.ts";
import { typedAmount } from "./typed/amount.ts";
import { typedSearch } from "./typed/search.ts";

/** The most rows that one page of a list may ask for. */
const MAX_PAGE_SIZE = 100;

/** The longest search text, in characters. */
const SEARCH_MAX_LENGTH = 128;

const PROPOSED_FILTERS = new WeakSet<z.core.$ZodType>();

/** A filter that the specification does not name for its list: a service supports it only if `offers` names it. */
export function proposedFilter<Schema extends z.core.$ZodType>(schema: Schema): z.ZodMiniOptional<Schema> {
  const filter = z.optional(schema);
  PROPOSED_FILTERS.add(filter);
  return filter;
}

/** A search text, normalized. */
export const searchText = z.string().check(z.overwrite(typedSearch), z.maxLength(SEARCH_MAX_LENGTH));

/** An inclusive bound of a range of amounts, as a decimal string. */
export const amountBound = z.string().check(
  z.overwrite((typed) => typedAmount(typed) ?? typed),
  z.regex(DECIMAL),
);

/**
 * A search text (proposed), case-insensitive: a part of a code or of the name of an application or package, or the
 * beginning of a hash, an address or a customer's name.
 */
export const keywordSearch = { keyword: proposedFilter(searchText) };

/**
 * Requests the `summary` of all rows that the filters match (proposed). The console sends it once per set of filters,
 * if the list's `offers` name it.
 */
export const summaryRequest = { summary: proposedFilter(z.literal(true)) };

/** The names of a search's proposed filters: the `offers` of a service that supports them all. */
export function proposedFilterNames({ shape }: ListSearch): string[] {
  return Object.entries(shape).flatMap(([name, schema]) => (PROPOSED_FILTERS.has(schema) ? [name] : []));
}

/**
 * The common part of every list request (proposed). `sort` is a field's name; a leading `-` means descending. `after`
 * is the `next` of an earlier page with the same filters and sort: the page begins after that page's last row, and
 * `page` is ignored.
 */
export const listRequest = z.object({
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive(), z.maximum(MAX_PAGE_SIZE)),
  sort: z.optional(z.string()),
  after: z.optional(z.string().check(z.maxLength(512))),
});

/** The search of one list: `listRequest`, extended by the list's filters. */
export type ListSearch = z.ZodMiniObject<
  Pick<(typeof listRequest)["shape"], "page" | "pageSize"> & Record<string, z.ZodMiniType>
>;

/** The filters of a search with the values they take, by their wire names. */
export type FiltersOf<Search extends ListSearch> = Omit<
  z.output<Search>,
  keyof z.output<typeof listRequest> | keyof typeof summaryRequest
>;

/**
 * One filter of a search, by its wire name. A moment or an amount is a lower bound, or an upper bound if its name ends
 * with `Until`.
 */
export type WireFilter = WireFilterKind & { name: string; isProposed?: true };
type WireFilterKind =
  | { kind: "choice"; words: readonly string[] }
  | { kind: "text"; maxLength: number }
  | { kind: "moment"; bound: "from" | "until" }
  | { kind: "amount"; bound: "from" | "until" };

/**
 * The filters of a list, read from the schema of its search, so that views do not repeat values and lengths.
 * @throws Error for a filter of an unknown kind.
 */
export function wireFilters(search: ListSearch): WireFilter[] {
  return Object.entries(search.shape)
    .filter(([name]) => !(name in listRequest.shape || name in summaryRequest))
    .map(([name, schema]) => ({
      name,
      ...kindOf(name, schema),
      ...(PROPOSED_FILTERS.has(schema) && { isProposed: true }),
    }));
}

/** The sort orders that a search supports ("amount", "-amount"). */
export function wireSorts({ shape }: ListSearch): readonly string[] {
  const sort = shape.sort && inner(shape.sort);
  return sort instanceof z.ZodMiniEnum ? sort.options.map(String) : [];
}

function kindOf(name: string, optional: z.core.$ZodType): WireFilterKind {
  const schema = inner(optional);
  if (schema instanceof z.ZodMiniEnum) return { kind: "choice", words: schema.options.map(String) };
  const bound = name.endsWith("Until") ? "until" : "from";
  if (schema instanceof z.ZodMiniISODateTime) return { kind: "moment", bound };
  if (schema === amountBound) return { kind: "amount", bound };
  if (schema === searchText) return { kind: "text", maxLength: SEARCH_MAX_LENGTH };
  throw new Error(`The filter ${name} is of no known kind`);
}

function inner(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema;
}
